/** Opens a dialog when the menu has returned the focus to its button, so that the dialog can return it there too. */
export function afterMenu(open: () => void): void {
  document.addEventListener('focusin', open, { once: true })
}
