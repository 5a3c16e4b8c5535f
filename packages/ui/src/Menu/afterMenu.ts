/** Does something when the menu has returned the focus to its button, such as opening a dialog that returns it there too. */
export function afterMenu(act: () => void): void {
  document.addEventListener('focusin', act, { once: true })
}
