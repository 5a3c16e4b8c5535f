import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { FlowLayout, TableLayout } from './matrixLayouts'
import { forcePseudoState, twinPseudoRules, type PseudoState } from './pseudoStates'

/** One state of a component: what its props are then, and what is done to it. */
export interface MatrixState<Props> {
  props?: Partial<Props> | undefined
  pseudo?: PseudoState
  /** What the pointer or the focus is on; by default the first control. */
  on?: string | undefined
  dir?: 'rtl'
}

export interface MatrixProps<Props> {
  /** The component with the props of a cell; `key` is different in each. */
  draw: (props: Props, key: string) => ReactNode
  /** What all cells have in common. */
  base: Props
  /** The variants by name, a row each; with one only, the states flow in lines. */
  variants?: Record<string, Partial<Props>>
  /** The states by name, a column each. */
  states: Record<string, MatrixState<Props>>
  /**
   * Least room for a state where they flow, a CSS length.
   * @default '15rem'
   */
  room?: string
}

/** States that end every matrix, wherever they were written. */
const last = ['Long text', 'Right to left']

/** Every variant of a component in every state. */
export function Matrix<Props>({
  draw,
  base,
  variants,
  states,
  room = '15rem',
}: MatrixProps<Props>) {
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    twinPseudoRules()
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
