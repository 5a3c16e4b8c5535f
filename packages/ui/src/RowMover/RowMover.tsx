import { useEffectEvent, useLayoutEffect, useRef } from 'react'

import { useSameFunction } from '../useSameFunction/useSameFunction'
import { followPointer } from './followPointer'
import { pickUp, rowIdOf, type RowMoves } from './pickedRow'
import { rowKeys } from './rowKeys'

export interface RowMoverProps extends RowMoves {
  /** Called by a press without a drag, and by a digit on the keyboard, which begins the number: asks for a position. */
  onAsk: (id: string, digit: string) => void
}

/**
 * Makes the handles (`rowGrip`) of a `DataTable` move their rows: by dragging with mouse or finger, or by keyboard. Place it beside the
 * table, in an element with no other table. The owner changes the order of the rows at each step, and announces it.
 */
export function RowMover({ onPick, onMove, onDrop, onPutBack, onAsk }: RowMoverProps) {
  const mark = useRef<HTMLElement>(null)
  const handlers = {
    onPick: useSameFunction(onPick),
    onMove: useSameFunction(onMove),
    onDrop: useSameFunction(onDrop),
    onPutBack: useSameFunction(onPutBack),
    onAsk: useSameFunction(onAsk),
  }
  const listen = useEffectEvent((around: HTMLElement) => listenToGrips(around, handlers))

  // Before the rows are shown, so that no press is lost.
  useLayoutEffect(() => {
    const around = mark.current?.parentElement
    return around ? listen(around) : undefined
  }, [])

  return <span ref={mark} hidden />
}

/** Lets the handles in an element act, and returns the function that ends it. */
function listenToGrips(around: HTMLElement, { onAsk, ...moves }: RowMoverProps): () => void {
  const controller = new AbortController()
  const keys = rowKeys((grip) => pickUp(grip, moves), onAsk)
  let stopFollowing: (() => void) | undefined

  function on<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (grip: HTMLElement, event: HTMLElementEventMap[Type]) => void,
  ) {
    around.addEventListener(
      type,
      (event) => {
        const grip = event.target instanceof Element && event.target.closest('button[data-grip]')
        if (grip instanceof HTMLElement) listener(grip, event)
      },
      { signal: controller.signal },
    )
  }

  on('keydown', keys.handleKeyDown)
  // Some browsers click when the space bar is released.
  on('keyup', (_, event) => event.key === ' ' && event.preventDefault())
  on('focusout', keys.handleBlur)
  on('pointerdown', (grip, event) => {
    if (event.button !== 0 || !event.isPrimary) return
    keys.end('putBack')
    stopFollowing?.()
    stopFollowing = followPointer(grip, event, moves)
  })
  // It would select the text that the pointer passes.
  on('mousedown', (_, event) => event.preventDefault())
  on('click', (grip) => {
    // Where the focus returns to.
    grip.focus()
    onAsk(rowIdOf(grip), '')
  })

  return () => {
    controller.abort()
    stopFollowing?.()
    keys.end('leave')
  }
}
