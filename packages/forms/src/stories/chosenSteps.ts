/** The chosen step of each area in a table of rights: `{ Blogs: 'Edit' }`. */
export function chosenSteps(canvasElement: HTMLElement): Record<string, string> {
  const chosen = canvasElement.querySelectorAll('[role="grid"] [aria-checked="true"]')
  return Object.fromEntries(
    Array.from(chosen, (radio) => (radio.getAttribute('aria-label') ?? '').split(': ')),
  )
}
