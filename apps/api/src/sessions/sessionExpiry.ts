import type { Session } from './sessions'

/**
 * The headers that tell how many seconds a session has left: until it ends without another call, and in any case.
 * Seconds and no moments, because the caller's clock may be wrong.
 */
export function sessionExpiry({ idleEndsAt, endsAt }: Session, now = new Date()) {
  return {
    'session-idle-ends-in': secondsUntil(idleEndsAt, now),
    'session-ends-in': secondsUntil(endsAt, now),
  }
}

/** What the OpenAPI document says of them. */
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

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.floor((moment.getTime() - now.getTime()) / 1000))
}
