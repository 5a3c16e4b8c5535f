import { proxy } from 'valtio'

/** What the console says to screen readers beside its toasts. `turn` grows with each announcement. */
export const announcer = proxy({ text: '', turn: 0 })

/** Says something to screen readers, politely: what a change on the screen came to. */
export function announce(text: string): void {
  announcer.text = text
  announcer.turn += 1
}

/** Takes the last words back: nobody should come across them on another screen. */
export function clearAnnouncement(): void {
  announcer.text = ''
}
