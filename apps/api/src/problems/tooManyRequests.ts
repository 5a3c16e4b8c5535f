import { Problem } from '@staff/contract'

/** The 429 for whoever does something too often, with the time to wait in its words and in its header. */
export function tooMany(what: string, msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new Problem(
    429,
    `${what}. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
