import { proxy } from 'valtio'

/** Whether the navigation has badges. They come after the first screen, so that they delay nothing. */
export const badges = proxy({ isOn: false })

/** How long after the first screen they come, in milliseconds. */
let delay: number | 'never' = 1500

/** Shows the badges a little later. Returns a function that cancels it. */
export function showBadgesLater(): (() => void) | undefined {
  if (delay === 'never') return undefined
  const timer = setTimeout(() => showBadges(true), delay)
  return () => clearTimeout(timer)
}

/** Shows or hides the badges. */
export function showBadges(isOn: boolean): void {
  badges.isOn = isOn
}

/** Replaces the delay of the badges, for stories. Call the result to restore it. */
export function replaceBadgeDelay(other: number | 'never'): () => void {
  const before = delay
  delay = other
  return () => {
    delay = before
  }
}
