/**
 * Shows dialogs at once. React Aria hides a dialog for up to 600 ms while it waits for an on-screen keyboard, and takes the
 * resize between two stories for one. The style undoes what its `useEnterAnimation` sets.
 */
export function showDialogsAtOnce(): void {
  const style = document.createElement('style')
  style.textContent = `[style*='clip-path: inset(50%)']:has([role$='dialog']) {
  opacity: 1 !important;
  clip: auto !important;
  clip-path: none !important;
  mask-image: none !important;
}`
  document.head.append(style)
}
