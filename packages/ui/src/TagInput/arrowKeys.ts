/** The arrow keys that move forward and back in the text direction of an element. */
export function arrowKeys(element: Element): { forward: string; back: string } {
  return getComputedStyle(element).direction === 'rtl'
    ? { forward: 'ArrowLeft', back: 'ArrowRight' }
    : { forward: 'ArrowRight', back: 'ArrowLeft' }
}
