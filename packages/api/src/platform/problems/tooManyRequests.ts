import { Problem } from '@staff/contract'

/** A 429 with the time until the next attempt, in its message and in `Retry-After`. `what` is the first sentence. */
export function tooManyRequests(what: string, msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new Problem(
    429,
    `${what}. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
