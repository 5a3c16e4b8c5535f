/** Half pixels, and the reach of a font above and below its line. */
const SLACK = 3

interface Place {
  top: number
  bottom: number
  left: number
  right: number
}

/**
 * The element around that keeps a place out of sight, or the page itself. One can scroll up and down to a place, but
 * nobody is asked to scroll sideways.
 */
export function clippingAncestor(place: Place, around: Element | null): Element | undefined {
  const root = document.documentElement
  if (!around || around === document.body) return isBeside(place, windowPlace()) ? root : undefined

  const { overflowX, overflowY, position } = getComputedStyle(around)
  const inner = insideOf(around)
  if (overflowX !== 'visible' && isBeside(place, inner)) return around
  if (['hidden', 'clip'].includes(overflowY) && isAboveOrBelow(place, inner)) return around

  const seen = ['auto', 'scroll'].includes(overflowY) ? inner : place
  if (position !== 'fixed') return clippingAncestor(seen, around.parentElement)
  return isBeside(seen, windowPlace()) || isAboveOrBelow(seen, windowPlace()) ? root : undefined
}

function isBeside(place: Place, inside: Place): boolean {
  return place.left < inside.left - SLACK || place.right > inside.right + SLACK
}

function isAboveOrBelow(place: Place, inside: Place): boolean {
  return place.top < inside.top - SLACK || place.bottom > inside.bottom + SLACK
}

/** Where an element draws what it holds. */
function insideOf(element: Element): Place {
  const { left, top } = element.getBoundingClientRect()
  const [x, y] = [left + element.clientLeft, top + element.clientTop]
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
}

function windowPlace(): Place {
  const { clientWidth, clientHeight } = document.documentElement
  return { left: 0, top: 0, right: clientWidth, bottom: clientHeight }
}
