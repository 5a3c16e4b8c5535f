import type { SessionExpiry } from '../../stores/session/sessionExpiry'

/** The warning before the end: `idle` while a call can extend the session, `final` when nothing can. */
export interface SessionWarning {
  kind: 'idle' | 'final'
  /** 2, then 1. */
  minutes: number
}

const MINUTE = 60_000

/** How long before the end the warning appears. */
const WARNING_MS = 2 * MINUTE

/** The server counts whole seconds. A call before its end would extend the session. */
const GRACE_MS = 2000

/** The warning for a session at a point in time; 'expired' when the server has ended it. */
export function sessionWarningAt(
  { idleAt, finalAt }: SessionExpiry,
  now: number,
): SessionWarning | 'expired' | undefined {
  const left = Math.min(idleAt, finalAt) - now
  if (left > WARNING_MS) return undefined
  if (left <= -GRACE_MS) return 'expired'
  const kind = finalAt - now <= WARNING_MS ? 'final' : 'idle'
  return { kind, minutes: Math.max(1, Math.ceil(left / MINUTE)) }
}
