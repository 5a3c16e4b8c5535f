import { StartError } from '../problems/startError'

/** How long sessions live, in milliseconds. */
export interface SessionLimits {
  sessionIdleMs: number
  sessionEndMs: number
}

/** Checks what the environment says about the ends of sessions. Throws a StartError for what cannot be used. */
export function checkSessionTimes(idleMinutes = '', hours = ''): SessionLimits {
  const sessionIdleMs = timeOf('SESSION_IDLE_MINUTES', idleMinutes || '30', [5, 480]) * MINUTE
  const sessionEndMs = timeOf('SESSION_HOURS', hours || '8', [1, 24]) * 60 * MINUTE
  return { sessionIdleMs, sessionEndMs }
}

const MINUTE = 60_000

function timeOf(name: string, text: string, [least, most]: [number, number]): number {
  const time = Number(text)
  if (/^\d{1,3}$/.test(text) && time >= least && time <= most) return time
  throw new StartError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}
