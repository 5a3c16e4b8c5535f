import { subscribe } from 'valtio'

import {
  extendSessionExpiry,
  sessionExpiry,
  type SessionExpiry,
} from '../../stores/session/sessionExpiry'
import { sessionWarningAt, type SessionWarning } from './sessionWarning'

export interface SessionExpiryListener {
  /** The token of the session: tabs that share it tell each other of its ends. */
  token: string
  /** There is something else to say than before, or nothing any more. */
  onWarning: (notice: SessionWarning | undefined) => void
  /** The end has passed: once, until the server is heard again. */
  onExpired: () => void
}

/** A device that slept wakes with timers that are late; so the clock is read again at least this often. */
const LONGEST_NAP_MS = 15_000

/** Watches the ends of the session. Call the answer to stop. */
export function watchSessionExpiry({
  token,
  onWarning,
  onExpired,
}: SessionExpiryListener): () => void {
  // Only who knows the token can listen.
  const channel = new BroadcastChannel(`session-ends ${token}`)
  let timer: ReturnType<typeof setTimeout> | undefined
  let said = ''

  function look() {
    clearTimeout(timer)
    const now = Date.now()
    const found = sessionWarningAt(sessionExpiry, now)
    const words = found ? JSON.stringify(found) : ''
    if (words !== said) {
      said = words
      onWarning(found === 'expired' ? undefined : found)
      if (found === 'expired') onExpired()
    }
    timer = setTimeout(look, napBefore(sessionExpiry, now))
  }

  function handleChange() {
    // A channel has no target origin, unlike a window: all its listeners are of this one.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage({ ...sessionExpiry })
    look()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<SessionExpiry>) =>
    extendSessionExpiry(data),
  )
  const unsubscribe = subscribe(sessionExpiry, handleChange)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  look()

  return () => {
    clearTimeout(timer)
    unsubscribe()
    channel.close()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
}

/** Until the next moment at which the notice may change, which is a whole minute before an end. */
function napBefore({ idleAt, finalAt }: SessionExpiry, now: number): number {
  const left = Math.min(idleAt, finalAt) - now
  const untilMinute = left > 0 ? left % 60_000 : LONGEST_NAP_MS
  return Math.min(LONGEST_NAP_MS, Math.max(1, Number.isFinite(left) ? untilMinute : LONGEST_NAP_MS))
}
