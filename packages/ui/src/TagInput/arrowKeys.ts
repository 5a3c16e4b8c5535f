/** The arrow keys that move forward and back in a line, depending on its text direction. */
export function arrowKeys(element: Element): { on: string; back: string } {
  return getComputedStyle(element).direction === 'rtl'
    ? { on: 'ArrowLeft', back: 'ArrowRight' }
    : { on: 'ArrowRight', back: 'ArrowLeft' }
}
