import type { Db } from '../../platform/db/database'
import {
  createExpiringMark,
  createRateLimit,
  type RateLimit,
} from '../../platform/throttle/rateLimit'
import { networkOf } from '../../platform/throttle/networkOf'

/** The rate limits of logins; see `createLoginThrottle`. */
export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/** A counted attempt. An attempt with a wrong password stays counted. */
export interface Attempt {
  /** The password was right. */
  succeeded(): Promise<void>
  /** The password was not checked. */
  cancelled(): Promise<void>
}

const WINDOW_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 60 * 60

/**
 * Slows password guessing down. Attempts are counted before the password is checked, so that concurrent guesses count like
 * sequential ones: for an account from one network, for a network, and for an account from all networks. The last limit
 * does not apply to a network from which the account's owner has logged in before, so an attacker cannot lock the owner out
 * there.
 */
export function createLoginThrottle(db: Db) {
  const limit = (name: string, max: number) =>
    createRateLimit(db, { name, max, windowSeconds: WINDOW_SECONDS })
  const pairs = limit('login-pair', 10)
  const networks = limit('login-network', 100)
  const accounts = limit('login-account', 50)
  const familiar = createExpiringMark(db, { name: 'login-familiar', seconds: 30 * DAY_SECONDS })

  /** Counts an attempt to log in as `email` from an address. Throws a 429 if there were too many. */
  return async function beginAttempt(email: string, address: string): Promise<Attempt> {
    const network = networkOf(address)
    const pair = `${network} ${email}`
    const counted: Counter[] = [
      [pairs, pair],
      [networks, network],
    ]
    await consumeAll(counted)
    if (!(await familiar.isSet(pair))) {
      await consumeAll([[accounts, email]], counted)
      counted.push([accounts, email])
    }
    return {
      async succeeded() {
        await refundAll(counted.slice(1))
        await pairs.reset(pair)
        await familiar.set(pair)
      },
      cancelled: () => refundAll(counted),
    }
  }
}

type Counter = [limit: RateLimit, key: string]

// The narrowest limit comes first: a caller whom it refuses must not use up a limit that others share.
async function consumeAll(
  [counter, ...others]: Counter[],
  consumed: Counter[] = [],
): Promise<void> {
  if (!counter) return
  const [limit, key] = counter
  try {
    await limit.consume(key)
  } catch (error) {
    await refundAll(consumed)
    throw error
  }
  await consumeAll(others, [...consumed, counter])
}

async function refundAll(counters: Counter[]) {
  await Promise.all(counters.map(([limit, key]) => limit.refund(key)))
}
