import { pickUp, type PickedRow, type RowMoves } from './pickedRow'
import { scrollNearEdge } from './scrollNearEdge'

/** How far a pointer moves, in pixels, before a press becomes a drag. */
const THRESHOLD = 4

/** The maximum time in milliseconds between the release of the pointer and the click that follows it. */
const CLICK_FOLLOWS_WITHIN = 100

/** Follows the pointer that was pressed on a handle: it drags the row, until it is released. Returns a function that ends it. */
export function followPointer(
  handle: HTMLElement,
  { pointerId, clientX, clientY }: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>,
  moves: RowMoves,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let picked: PickedRow | undefined
  let stopScrolling: (() => void) | undefined
  let y = clientY

  function begin() {
    picked = pickUp(handle, moves)
    if (!picked) return stop()
    const row = picked
    stopScrolling = scrollNearEdge(
      handle,
      () => y,
      () => row.moveUnder(y),
    )
  }

  function stop() {
    controller.abort()
    stopScrolling?.()
  }

  function finish(how: 'drop' | 'putBack') {
    stop()
    picked?.[how]()
  }

  // On the window: the row loses the capture of its pointer when it moves in the page.
  function on<Type extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) {
    window.addEventListener(type, listener, { signal, capture: true })
  }

  on('pointermove', (event) => {
    if (event.pointerId !== pointerId) return
    y = event.clientY
    // A release outside the window is not reported.
    if (event.pointerType === 'mouse' && event.buttons === 0) return finish('drop')
    if (!picked && Math.hypot(event.clientX - clientX, y - clientY) >= THRESHOLD) begin()
    picked?.moveUnder(y)
  })
  on('pointerup', (event) => {
    if (event.pointerId !== pointerId) return
    if (picked) ignoreNextClick()
    finish('drop')
  })
  on('pointercancel', (event) => event.pointerId === pointerId && finish('putBack'))
  on('keydown', (event) => {
    if (event.key !== 'Escape') return
    // It ends the drag, and not the dialog around the table.
    event.stopPropagation()
    event.preventDefault()
    if (picked) ignoreClickOfPress()
    finish('putBack')
  })

  return () => {
    stop()
    picked?.leave()
  }
}

/** Ignores the click of a press whose drag has ended before: the pointer may be released much later. */
function ignoreClickOfPress() {
  const controller = new AbortController()
  const listen = (type: 'pointerup' | 'pointerdown', then?: () => void) =>
    window.addEventListener(
      type,
      () => {
        controller.abort()
        then?.()
      },
      { capture: true, signal: controller.signal },
    )
  listen('pointerup', ignoreNextClick)
  // It was released outside the window.
  listen('pointerdown')
}

/** The click at the end of a drag would press what is under the pointer. */
function ignoreNextClick() {
  const controller = new AbortController()
  const ignore = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
    controller.abort()
  }
  window.addEventListener('click', ignore, { capture: true, signal: controller.signal })
  setTimeout(() => controller.abort(), CLICK_FOLLOWS_WITHIN)
}
