import { proxy } from 'valtio'

/** The current announcement for screen readers, apart from toasts. `turn` increases with each announcement. */
export const announcer = proxy({ text: '', turn: 0 })

/** Announces a change on the screen to screen readers, politely. */
export function announce(text: string): void {
  announcer.text = text
  announcer.turn += 1
}

/** Clears the last announcement, so that it does not remain on another screen. */
export function clearAnnouncement(): void {
  announcer.text = ''
}
