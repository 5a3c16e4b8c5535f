/** In pixels: rounding, and glyphs that extend beyond their line. */
const TOLERANCE = 3

interface Bounds {
  top: number
  bottom: number
  left: number
  right: number
}

/**
 * The ancestor that clips a rectangle, or the root element if it is outside the window. Vertical scrolling is allowed,
 * horizontal scrolling is not.
 */
export function clippingAncestor(bounds: Bounds, ancestor: Element | null): Element | undefined {
  const root = document.documentElement
  if (!ancestor || ancestor === document.body)
    return overflowsX(bounds, windowBounds()) ? root : undefined

  const { overflowX, overflowY, position } = getComputedStyle(ancestor)
  const inner = contentBounds(ancestor)
  if (overflowX !== 'visible' && overflowsX(bounds, inner)) return ancestor
  if (['hidden', 'clip'].includes(overflowY) && overflowsY(bounds, inner)) return ancestor

  const visible = ['auto', 'scroll'].includes(overflowY) ? inner : bounds
  if (position !== 'fixed') return clippingAncestor(visible, ancestor.parentElement)
  const isOutside = overflowsX(visible, windowBounds()) || overflowsY(visible, windowBounds())
  return isOutside ? root : undefined
}

function overflowsX(bounds: Bounds, outer: Bounds): boolean {
  return bounds.left < outer.left - TOLERANCE || bounds.right > outer.right + TOLERANCE
}

function overflowsY(bounds: Bounds, outer: Bounds): boolean {
  return bounds.top < outer.top - TOLERANCE || bounds.bottom > outer.bottom + TOLERANCE
}

/** The bounds inside the border of an element. */
function contentBounds(element: Element): Bounds {
  const { left, top } = element.getBoundingClientRect()
  const [x, y] = [left + element.clientLeft, top + element.clientTop]
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
}

function windowBounds(): Bounds {
  const { clientWidth, clientHeight } = document.documentElement
  return { left: 0, top: 0, right: clientWidth, bottom: clientHeight }
}
