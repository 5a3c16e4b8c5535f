/** Does something once a dialog that closes has given the focus back, so that what opens next returns it there too. */
export function afterClosing(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}
