import { Problem } from '@staff/contract'

/** A 429 that says when to try again, in its sentence and in `Retry-After`. */
export function tooManyRequests(what: string, msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new Problem(
    429,
    `${what}. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
