import type { SessionExpiry } from '../../stores/session/sessionExpiry'

/** What is said before the end: `idle` while a call still prolongs the session, `final` when nothing can. */
export interface SessionWarning {
  kind: 'idle' | 'final'
  /** 2, then 1. */
  minutes: number
}

const MINUTE = 60_000

/** How long before the end the notice comes. */
export const WARNING_MS = 2 * MINUTE

/** The server counts whole seconds; asking it too early would be a sign of life. */
const GRACE_MS = 2000

/** What there is to say about the session at a moment; 'expired' when the server knows it no more. */
export function sessionWarningAt(
  ends: SessionExpiry,
  now: number,
): SessionWarning | 'expired' | undefined {
  const left = Math.min(ends.idleAt, ends.finalAt) - now
  if (left > WARNING_MS) return undefined
  if (left <= -GRACE_MS) return 'expired'
  const kind = ends.finalAt - now <= WARNING_MS ? 'final' : 'idle'
  return { kind, minutes: Math.max(1, Math.ceil(left / MINUTE)) }
}
