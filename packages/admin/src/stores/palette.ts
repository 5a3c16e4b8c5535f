import { proxy } from 'valtio'

/** Whether the palette is open, and what is typed into it. */
export const palette = proxy({ isOpen: false, typed: '' })

/** Opens the palette with an empty field. */
export function openPalette(): void {
  palette.typed = ''
  palette.isOpen = true
}

/** Closes the palette. */
export function closePalette(): void {
  palette.isOpen = false
}

/** Changes what is typed into the palette. */
export function typeIntoPalette(typed: string): void {
  palette.typed = typed
}
