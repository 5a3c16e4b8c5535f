import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { FlowLayout, TableLayout } from './matrixLayouts'
import { forcePseudoState, copyPseudoRules, type PseudoState } from './pseudoStates'

/** One state of a component: its props, and the interaction. */
export interface MatrixState<Props> {
  props?: Partial<Props> | undefined
  pseudo?: PseudoState
  /**
   * The target of pointer and focus.
   * @default the first control
   */
  on?: string | undefined
  dir?: 'rtl'
}

export interface MatrixProps<Props> {
  /** Renders the component with the props of a cell. `key` is unique. */
  draw: (props: Props, key: string) => ReactNode
  /** The props of all cells. */
  base: Props
  /** The variants by name, one row each. A single variant flows in lines. */
  variants?: Record<string, Partial<Props>>
  /** The states by name, one column each. */
  states: Record<string, MatrixState<Props>>
  /**
   * The minimum width of a state when the states flow, as a CSS length.
   * @default '15rem'
   */
  room?: string
}

/** The states at the end of every matrix. */
const last = ['Long text', 'Right to left']

/** All variants of a component in all states. */
export function Matrix<Props>({
  draw,
  base,
  variants,
  states,
  room = '15rem',
}: MatrixProps<Props>) {
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    copyPseudoRules()
    for (const cell of root.current?.querySelectorAll('[data-state]') ?? []) {
      const state = states[cell.getAttribute('data-state') ?? '']
      if (state?.pseudo) forcePseudoState(cell, state.pseudo, state.on)
    }
  })

  function drawCell(name: string, variant = '') {
    const state = states[name]
    const props = { ...base, ...variants?.[variant], ...state?.props }
    return (
      <div data-state={name} dir={state?.dir}>
        {draw(props, `${variant}-${name}`.replaceAll(/\W+/g, '-'))}
      </div>
    )
  }

  const columns = Object.keys(states).toSorted((a, b) => last.indexOf(a) - last.indexOf(b))
  return (
    <div ref={root}>
      {variants ? (
        <TableLayout rows={Object.keys(variants)} columns={columns} drawCell={drawCell} />
      ) : (
        <FlowLayout columns={columns} drawCell={drawCell} room={room} />
      )}
    </div>
  )
}
