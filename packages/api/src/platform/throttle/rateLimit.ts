import { createHash } from 'node:crypto'

import { and, eq, gt, sql } from 'drizzle-orm'

import type { Db } from '../db/database'
import { throttles } from './throttles.table'
import { tooManyRequests } from '../problems/tooManyRequests'

/** The options of a rate limit. */
export interface RateLimitOptions {
  /** The prefix of the keys in the table: `login-network`. */
  name: string
  /** How many calls are allowed in one window. */
  max: number
  /** How long a window lasts, from the first call of a key. */
  windowSeconds: number
  /**
   * The first sentence of the 429.
   * @default 'Too many attempts'
   */
  message?: string
}

/** A rate limit with one counter for each key; see `createRateLimit`. */
export type RateLimit = ReturnType<typeof createRateLimit>

/**
 * A rate limit whose counters are in the database. Each operation is one statement and uses the database's clock: nodes on
 * one database share the counters, concurrent calls are counted exactly, and a restart loses nothing. `db` must not be a
 * transaction's handle.
 */
export function createRateLimit(db: Db, options: RateLimitOptions) {
  const { name, max, windowSeconds, message = 'Too many attempts' } = options
  return {
    /** Counts one call. Throws a 429 if there were too many; refused calls do not extend the window. */
    async consume(key: string) {
      const [counter] = await db
        .insert(throttles)
        .values({ key: storedKey(name, key), points: 1, expire: secondsFromNow(windowSeconds) })
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            points: sql`case when ${IS_EXPIRED} then 1 else least(${throttles.points} + 1, ${POINTS_MAX}) end`,
            expire: sql`case when ${IS_EXPIRED} then excluded.expire else ${throttles.expire} end`,
          },
        })
        .returning({ points: throttles.points, msLeft: MS_LEFT })
      if (counter && counter.points > max) throw tooManyRequests(message, counter.msLeft)
    },
    /** Uncounts one call. */
    async refund(key: string) {
      await db
        .update(throttles)
        .set({ points: sql`greatest(${throttles.points} - 1, 0)` })
        .where(and(eq(throttles.key, storedKey(name, key)), ASYNC_COMMIT))
    },
    /** Deletes the counter of a key. */
    async reset(key: string) {
      await db.delete(throttles).where(and(eq(throttles.key, storedKey(name, key)), ASYNC_COMMIT))
    },
  }
}

/** Creates marks for keys that expire, in the same table. */
export function createExpiringMark(
  db: Db,
  { name, seconds }: Pick<RateLimitOptions, 'name'> & { seconds: number },
) {
  return {
    async set(key: string) {
      await db
        .insert(throttles)
        .values({ key: storedKey(name, key), points: 1, expire: secondsFromNow(seconds) })
        .onConflictDoUpdate({ target: throttles.key, set: { expire: sql`excluded.expire` } })
    },
    async isSet(key: string): Promise<boolean> {
      const isCurrent = and(
        eq(throttles.key, storedKey(name, key)),
        gt(throttles.expire, sql`now()`),
      )
      return (await db.$count(throttles, isCurrent)) > 0
    },
  }
}

// Counters are written to the disk asynchronously, up to a second later. Otherwise a flood of guesses would delay all other
// queries. Each statement is its own transaction, so the setting ends with it.
const ASYNC_COMMIT = sql`set_config('synchronous_commit', 'off', true) = 'off'`

const IS_EXPIRED = sql`${throttles.expire} <= now()`
const MS_LEFT = sql<number>`(extract(epoch from ${throttles.expire} - now()) * 1000)::float8`

// Far above every limit, and far below the largest integer of the column.
const POINTS_MAX = 1_000_000

function secondsFromNow(seconds: number) {
  return sql`case when ${ASYNC_COMMIT} then now() + ${seconds} * interval '1 second' end`
}

// Hashed, so that the table does not show who logs in from where.
function storedKey(name: string, key: string): string {
  return `${name}:${createHash('sha256').update(key).digest('base64url')}`
}
