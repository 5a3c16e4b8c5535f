import type { Db } from '../db/database'
import { createRateLimit, createFlag, type Limit } from '../throttle/rateLimit'
import { networkOf } from '../throttle/networkOf'

/** Counts attempts to log in; see `createLoginThrottle`. */
export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/** An attempt that was counted, to be told how it ended. A wrong password needs no word: it stays counted. */
export interface Attempt {
  /** The password was right. */
  right(): Promise<void>
  /** Nobody looked at the password. */
  notMade(): Promise<void>
}

const SECONDS = 15 * 60
const DAY = 24 * 60 * 60

/**
 * Slows down whoever guesses passwords. An attempt is counted before its password is looked at, so that guesses side by
 * side count like guesses in a row: for an account from one network, for a network, and for an account from all networks.
 * The last count does not concern a network from which the account's owner has logged in before, so a stranger
 * cannot lock the owner out there.
 */
export function createLoginThrottle(db: Db) {
  const pairs = createRateLimit(db, { name: 'login-pair', most: 10, seconds: SECONDS })
  const networks = createRateLimit(db, { name: 'login-network', most: 100, seconds: SECONDS })
  const accounts = createRateLimit(db, { name: 'login-account', most: 50, seconds: SECONDS })
  const familiar = createFlag(db, { name: 'login-familiar', seconds: 30 * DAY })

  /** Counts an attempt to log in as `email` from an address. Throws a 429 when there were too many. */
  return async function attempt(email: string, address: string): Promise<Attempt> {
    const network = networkOf(address)
    const pair = `${network} ${email}`
    const counts: Count[] = [
      [pairs, pair],
      [networks, network],
    ]
    await takeAll(counts)
    if (!(await familiar.isSet(pair))) {
      await takeAll([[accounts, email]], counts)
      counts.push([accounts, email])
    }
    return {
      async right() {
        await giveBack(counts.slice(1))
        await pairs.forget(pair)
        await familiar.set(pair)
      },
      notMade: () => giveBack(counts),
    }
  }
}

type Count = [limit: Limit, whose: string]

// The narrowest first: who is refused there must not use up what others share.
async function takeAll([count, ...others]: Count[], taken: Count[] = []): Promise<void> {
  if (!count) return
  const [limit, whose] = count
  try {
    await limit.take(whose)
  } catch (error) {
    await giveBack(taken)
    throw error
  }
  await takeAll(others, [...taken, count])
}

async function giveBack(counts: Count[]) {
  await Promise.all(counts.map(([limit, whose]) => limit.giveBack(whose)))
}
