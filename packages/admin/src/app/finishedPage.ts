/**
 * Fields of a finished page, as `renderLogin` renders it, that the user filled in before the code had loaded: the values by
 * name.
 */
export function typedIn(root: HTMLElement): Record<string, string> {
  const fields = root.querySelectorAll<HTMLInputElement>('input[name]')
  return Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]))
}

/**
 * Repeats what the user pressed in a finished page before the code had loaded. A script of the page keeps it in the attribute
 * `data-pressed` of buttons and forms until the event `admin-started`.
 */
export function repeatPresses(): void {
  document.dispatchEvent(new Event('admin-started'))
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-pressed]')]
  for (const element of pressed) element.removeAttribute('data-pressed')
  for (const element of pressed) if (element instanceof HTMLButtonElement) element.click()
  for (const element of pressed) if (element instanceof HTMLFormElement) element.requestSubmit()
}

/** Removes the frame that the page of a build shows, as `renderFrame` renders it, until there is a screen. */
export function removeFrame(): void {
  document.getElementById('frame')?.remove()
}
