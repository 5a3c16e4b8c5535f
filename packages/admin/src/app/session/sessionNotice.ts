import type { SessionEnds } from '../../stores/session/sessionEnds'

/** What is said before the end: `idle` while a call still prolongs the session, `final` when nothing can. */
export interface SessionNotice {
  kind: 'idle' | 'final'
  /** 2, then 1. */
  minutes: number
}

const MINUTE = 60_000

/** How long before the end the notice comes. */
export const NOTICE_MS = 2 * MINUTE

/** The server counts whole seconds; asking it too early would be a sign of life. */
const GRACE_MS = 2000

/** What there is to say about the session at a moment; 'over' when the server knows it no more. */
export function noticeAt(ends: SessionEnds, now: number): SessionNotice | 'over' | undefined {
  const left = Math.min(ends.idleAt, ends.finalAt) - now
  if (left > NOTICE_MS) return undefined
  if (left <= -GRACE_MS) return 'over'
  const kind = ends.finalAt - now <= NOTICE_MS ? 'final' : 'idle'
  return { kind, minutes: Math.max(1, Math.ceil(left / MINUTE)) }
}
