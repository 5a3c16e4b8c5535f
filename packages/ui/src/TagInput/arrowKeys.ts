/** Which arrow keys lead on and back among things in a line: towards where its text leads, right or left. */
export function arrowKeys(element: Element): { on: string; back: string } {
  return getComputedStyle(element).direction === 'rtl'
    ? { on: 'ArrowLeft', back: 'ArrowRight' }
    : { on: 'ArrowRight', back: 'ArrowLeft' }
}
