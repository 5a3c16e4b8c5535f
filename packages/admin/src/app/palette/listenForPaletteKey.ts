import { closePalette, openPalette, palette, typeIntoPalette } from '../../stores/palette'

/** Whether the device has the keys of Apple. */
export const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/**
 * Opens and closes the palette with Ctrl K or ⌘ K, also in a field. It does not open over a dialog that asks something. Keys that are
 * typed while its code loads go into its field. Call the result to stop.
 */
export function listenForPaletteKey(): () => void {
  document.addEventListener('keydown', handleKeyDown, true)
  return () => document.removeEventListener('keydown', handleKeyDown, true)
}

function handleKeyDown(event: KeyboardEvent) {
  if (event.isComposing) return
  if (isPaletteKey(event)) {
    event.preventDefault()
    toggle()
  } else if (palette.isOpen && openDialogs() === 0) keep(event)
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  // With Ctrl K, fields of macOS delete to the end of the line.
  const isCommand = metaKey || (ctrlKey && !isApple)
  return key.toLowerCase() === 'k' && isCommand && !altKey && !shiftKey
}

function toggle() {
  if (palette.isOpen) closePalette()
  // A record that is open above its list only shows, and is part of the address.
  else if (openDialogs() <= (new URLSearchParams(location.search).has('open') ? 1 : 0))
    openPalette()
}

function keep(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  event.preventDefault()
  event.stopPropagation()
  if (key === 'Escape') closePalette()
  else if (key.length === 1) typeIntoPalette(palette.typed + key)
}

function openDialogs(): number {
  return document.querySelectorAll('[role=dialog], [role=alertdialog]').length
}
