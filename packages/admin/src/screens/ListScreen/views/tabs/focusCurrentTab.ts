/** Moves the focus to the current view, when the button that had it is about to disappear. */
export function focusCurrentTab(): void {
  document.querySelector<HTMLElement>('[data-views] [aria-current]')?.focus()
}
