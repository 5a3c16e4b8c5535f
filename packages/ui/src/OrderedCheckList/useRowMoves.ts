import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

import { placeAt, withMoved } from './order'

interface RowMovesOptions {
  order: readonly string[]
  /** Called at the end of a move, with the key that was moved. */
  onMove: (order: string[], key: string) => void
}

interface Drag {
  key: string
  order: string[]
}

/** Moves the rows of a list by pointer and keyboard. A drag shows its order at once, and reports it at its end. */
export function useRowMoves(
  list: RefObject<HTMLElement | null>,
  { order, onMove }: RowMovesOptions,
) {
  const [drag, setDrag] = useState<Drag>()
  /** The grip that gets the focus back: a row loses it when it moves in the page. */
  const moved = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = undefined
  })

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, key: string) {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation()
      setDrag(undefined)
      return
    }
    const place = placeAfterKey(event.key, order.indexOf(key), order.length)
    if (place === undefined || drag) return
    event.preventDefault()
    moved.current = event.currentTarget
    onMove(withMoved(order, key, place), key)
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>, key: string) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ key, order: [...order] })
  }

  function handlePointerMove({ clientY }: PointerEvent<HTMLElement>) {
    if (!drag || !list.current) return
    const rows = Array.from(list.current.children, (row) => row.getBoundingClientRect())
    const place = placeAt(rows, drag.order.indexOf(drag.key), clientY)
    if (place !== drag.order.indexOf(drag.key))
      setDrag({ key: drag.key, order: withMoved(drag.order, drag.key, place) })
  }

  function handlePointerUp() {
    if (!drag) return
    setDrag(undefined)
    if (drag.order.join() !== order.join()) onMove(drag.order, drag.key)
  }

  return {
    order: drag?.order ?? order,
    /** The key of the row that is being dragged. */
    dragged: drag?.key,
    gripProps: (key: string) => ({
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(event, key),
      onPointerDown: (event: PointerEvent<HTMLElement>) => handlePointerDown(event, key),
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}

/** Where a key moves a row; undefined for other keys, and at the ends. */
function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  }
  const next = places[key]
  return next === undefined || next < 0 || next >= count || next === place ? undefined : next
}
