import type { Session } from './sessions'

/**
 * The headers with the seconds until a session ends: without another call, and in any case. Seconds instead of timestamps,
 * because the client's clock may be wrong.
 */
export function sessionExpiry({ idleEndsAt, endsAt }: Session, now = new Date()) {
  return {
    'session-idle-ends-in': secondsUntil(idleEndsAt, now),
    'session-ends-in': secondsUntil(endsAt, now),
  }
}

/** The description of these headers in the OpenAPI document. */
export const sessionExpiryHeaders = {
  'Session-Idle-Ends-In': {
    type: 'integer',
    minimum: 0,
    description: 'The seconds until the session ends if no call comes before.',
  },
  'Session-Ends-In': {
    type: 'integer',
    minimum: 0,
    description: 'The seconds until the session ends in any case.',
  },
}

function secondsUntil(time: Date, now: Date): number {
  return Math.max(0, Math.floor((time.getTime() - now.getTime()) / 1000))
}
