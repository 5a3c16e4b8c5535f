/** The space at the ends of what scrolls, in pixels, in which a drag scrolls. */
const EDGE = 64

/** The fastest step of one frame, in pixels. */
const MAX_STEP = 14

/** Scrolls what is around an element while the pointer is near its end. Returns a function that stops it. */
export function scrollNearEdge(
  element: HTMLElement,
  pointerY: () => number,
  onScrolled: () => void,
): () => void {
  const scroller = scrollerOf(element)
  let frame = requestAnimationFrame(scroll)

  function scroll() {
    const { top, bottom } = visibleRange(scroller)
    const step = stepAt(pointerY(), top, bottom)
    const before = scroller.scrollTop
    if (step !== 0) scroller.scrollTop += step
    if (scroller.scrollTop !== before) onScrolled()
    frame = requestAnimationFrame(scroll)
  }

  return () => cancelAnimationFrame(frame)
}

/** How far to scroll in a frame: the nearer to the end, the further. */
export function stepAt(y: number, top: number, bottom: number): number {
  const edge = Math.min(EDGE, (bottom - top) / 4)
  const over = y < top + edge ? y - top - edge : Math.max(0, y - bottom + edge)
  return Math.round(Math.max(-1, Math.min(1, over / edge)) * MAX_STEP)
}

function visibleRange(scroller: Element) {
  if (scroller === document.scrollingElement) return { top: 0, bottom: window.innerHeight }
  return scroller.getBoundingClientRect()
}

function scrollerOf(element: HTMLElement): Element {
  const page = document.scrollingElement ?? document.documentElement
  for (let each = element.parentElement; each && each !== page; each = each.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(each).overflowY)
    if (scrolls && each.scrollHeight > each.clientHeight) return each
  }
  return page
}
