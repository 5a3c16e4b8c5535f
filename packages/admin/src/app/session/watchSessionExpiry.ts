import { subscribe } from 'valtio'

import {
  extendSessionExpiry,
  sessionExpiry,
  type SessionExpiry,
} from '../../stores/session/sessionExpiry'
import { sessionWarningAt, type SessionWarning } from './sessionWarning'

export interface SessionExpiryListener {
  /** The token of the session. Tabs with the same token share its end times. */
  token: string
  /** Called when the warning changes; `undefined` removes it. */
  onWarning: (warning: SessionWarning | undefined) => void
  /** Called once when the end has passed, until the next response of the server. */
  onExpired: () => void
}

/** Timers are late after a device slept, so the clock is read at least this often. */
const MAX_DELAY_MS = 15_000

const MINUTE_MS = 60_000

/** Watches when the session ends. Call the result to stop. */
export function watchSessionExpiry({
  token,
  onWarning,
  onExpired,
}: SessionExpiryListener): () => void {
  // The name of the channel contains the token, so other sessions cannot listen.
  const channel = new BroadcastChannel(`session-ends ${token}`)
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''

  function check() {
    clearTimeout(timer)
    const now = Date.now()
    const found = sessionWarningAt(sessionExpiry, now)
    const current = found ? JSON.stringify(found) : ''
    if (current !== last) {
      last = current
      onWarning(found === 'expired' ? undefined : found)
      if (found === 'expired') onExpired()
    }
    timer = setTimeout(check, delayUntilNextCheck(sessionExpiry, now))
  }

  function handleChange() {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- All listeners of a channel have the same origin.
    channel.postMessage({ ...sessionExpiry })
    check()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<SessionExpiry>) =>
    extendSessionExpiry(data),
  )
  const unsubscribe = subscribe(sessionExpiry, handleChange)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('focus', check)
  check()

  return () => {
    clearTimeout(timer)
    unsubscribe()
    channel.close()
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('focus', check)
  }
}

/** The time in milliseconds until the warning may change next, which is a whole number of minutes before an end. */
function delayUntilNextCheck({ idleAt, finalAt }: SessionExpiry, now: number): number {
  const left = Math.min(idleAt, finalAt) - now
  if (left <= 0 || !Number.isFinite(left)) return MAX_DELAY_MS
  return Math.min(MAX_DELAY_MS, left % MINUTE_MS || MINUTE_MS)
}
