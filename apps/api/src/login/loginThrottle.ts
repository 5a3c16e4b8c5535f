import { RateLimiterMemory } from 'rate-limiter-flexible'

import { tooMany } from '../http/tooMany'

/** Counts attempts; see `createLoginThrottle`. */
export type LoginThrottle = ReturnType<typeof createLoginThrottle>

const MINUTES = 60

/**
 * Slows down whoever guesses passwords: wrong attempts are counted for an account from one address, for an address,
 * and for an account from all addresses. The last count does not concern an address from which the account's owner
 * has logged in before, so a stranger cannot lock the owner out.
 */
export function createLoginThrottle() {
  const pairs = new RateLimiterMemory({ points: 10, duration: 15 * MINUTES })
  const addresses = new RateLimiterMemory({ points: 100, duration: 15 * MINUTES })
  const accounts = new RateLimiterMemory({ points: 50, duration: 15 * MINUTES })
  const familiar = new RateLimiterMemory({ points: 1, duration: 7 * 24 * 60 * MINUTES })

  /** One attempt to log in: ask before and after the password is checked, then say how it went. */
  return function attempt(email: string, address: string) {
    const pair = `${address} ${email}`
    const counts = [
      { limiter: pairs, key: pair },
      { limiter: addresses, key: address },
      { limiter: accounts, key: email },
    ]

    return {
      /** Throws a 429 when too many attempts were wrong. */
      async refuseTooMany() {
        const isFamiliar = (await familiar.get(pair)) !== null
        for (const { limiter, key } of counts) {
          if (limiter === accounts && isFamiliar) continue
          // oxlint-disable-next-line no-await-in-loop -- in memory: nothing is waited for
          const count = await limiter.get(key)
          if (count && count.consumedPoints >= limiter.points)
            throw tooMany('Too many attempts', count.msBeforeNext)
        }
      },
      async wrong() {
        await Promise.all(counts.map(({ limiter, key }) => limiter.penalty(key)))
      },
      async right() {
        await Promise.all([pairs.delete(pair), familiar.set(pair, 1, familiar.duration)])
      },
    }
  }
}
