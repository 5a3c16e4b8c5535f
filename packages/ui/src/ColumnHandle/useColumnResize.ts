import {
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

import { MAX_SHARE, measureColumns, sharesFor, type Measured } from './measure'

interface ColumnResizeOptions {
  onResize: (shares: Record<string, number>) => void
  onReset: () => void
  setDragged: (isDragged: boolean) => void
}

interface Drag {
  /** The columns when it began. */
  start: Measured
  x: number
  shares: Record<string, number>
  /** The widths in the page when it began. */
  before: [col: HTMLElement, width: string][]
}

/** Changes the width of the column of a handle by pointer and keyboard. */
export function useColumnResize(
  handle: RefObject<HTMLElement | null>,
  { onResize, onReset, setDragged }: ColumnResizeOptions,
) {
  const [share, setShare] = useState(0)
  const drag = useRef<Drag>(undefined)

  const header = useCallback(() => handle.current?.closest('th') ?? undefined, [handle])
  const measure = useCallback(() => {
    const cell = header()
    const measured = cell && measureColumns(cell)
    if (measured) setShare(Math.round(measured.column.share))
  }, [header])

  function end(isKept: boolean) {
    const ended = drag.current
    drag.current = undefined
    if (!ended) return
    setDragged(false)
    if (isKept) onResize(ended.shares)
    else for (const [col, width] of ended.before) col.style.width = width
    measure()
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const cell = header()
    const start = cell && measureColumns(cell)
    if (!start || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { start, x: event.clientX, shares: {}, before: widthsIn(start) }
    setDragged(true)
  }

  function handlePointerMove({ clientX }: PointerEvent<HTMLElement>) {
    const { current } = drag
    if (!current) return
    const { start, x } = current
    const moved = ((clientX - x) * directionOf(handle.current)) / start.tableWidth
    current.shares = sharesFor(start, start.column.share + moved * 100)
    showShares(current)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && drag.current) return end(false)
    if (event.key === 'Delete' || event.key === 'Backspace') return onReset()
    const cell = header()
    const measured = cell && measureColumns(cell)
    const wanted = measured && shareAfterKey(event, measured, directionOf(cell))
    if (!measured || wanted === undefined) return undefined
    event.preventDefault()
    onResize(sharesFor(measured, wanted))
    // The new width is in the page after it was rendered.
    return void requestAnimationFrame(measure)
  }

  return {
    share,
    measure,
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: () => end(Object.keys(drag.current?.shares ?? {}).length > 0),
    onPointerCancel: () => end(false),
    onKeyDown: handleKeyDown,
    onFocus: measure,
    onDoubleClick: onReset,
  }
}

/** Sets widths in the page. They are not rendered, because a table has many rows. */
function showShares({ start, shares }: Drag) {
  for (const { key, col } of [start.column, start.neighbour])
    if (col && shares[key] !== undefined) col.style.width = `${shares[key]}cqi`
}

function widthsIn({ column, neighbour }: Measured): Drag['before'] {
  return [column, neighbour].flatMap(({ col }): Drag['before'] =>
    col ? [[col, col.style.width]] : [],
  )
}

/** How far an arrow key moves the border, in pixels; with Shift, five times as far. */
const STEP_PX = 16

function shareAfterKey(
  { key, shiftKey }: KeyboardEvent,
  { column, tableWidth }: Measured,
  direction: number,
): number | undefined {
  const step = ((STEP_PX * (shiftKey ? 5 : 1)) / tableWidth) * 100
  if (key === 'ArrowRight') return column.share + step * direction
  if (key === 'ArrowLeft') return column.share - step * direction
  if (key === 'Home') return 0
  return key === 'End' ? MAX_SHARE : undefined
}

/** 1 where columns run from left to right, otherwise -1. */
function directionOf(element: Element | null | undefined): number {
  return element && getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
