import { createHash } from 'node:crypto'

import { and, eq, gt, sql } from 'drizzle-orm'

import type { Db } from '../db/database'
import { throttles } from './throttles.table'
import { tooMany } from '../problems/tooManyRequests'

/** What may be done only so often. */
export interface LimitOptions {
  /** What is counted, in a word: the beginning of its keys in the table. */
  name: string
  /** How often it may be done in the time. */
  most: number
  seconds: number
  /** What a 429 says to whoever did it too often. */
  says?: string
}

/** A count for each of those who do something; see `createRateLimit`. */
export type Limit = ReturnType<typeof createRateLimit>

/**
 * Counts in the database, in one statement each and by the database's clock: nodes on one database count together, calls
 * side by side count like calls in a row, and a restart forgets nothing. `db` must not be a transaction's handle.
 */
export function createRateLimit(db: Db, options: LimitOptions) {
  const { name, most, seconds, says = 'Too many attempts' } = options
  return {
    /** Counts once more for somebody. Throws a 429 when that is too often; the time to wait does not grow with it. */
    async take(whose: string) {
      const [count] = await db
        .insert(throttles)
        .values({ key: keyOf(name, whose), points: 1, expire: after(seconds) })
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            points: sql`case when ${IS_OVER} then 1 else least(${throttles.points} + 1, ${ENOUGH}) end`,
            expire: sql`case when ${IS_OVER} then excluded.expire else ${throttles.expire} end`,
          },
        })
        .returning({ points: throttles.points, msLeft: MS_LEFT })
      if (count && count.points > most) throw tooMany(says, count.msLeft)
    },
    /** Takes back what was counted once. */
    async giveBack(whose: string) {
      await db
        .update(throttles)
        .set({ points: sql`greatest(${throttles.points} - 1, 0)` })
        .where(and(eq(throttles.key, keyOf(name, whose)), WITHOUT_WAITING))
    },
    /** Begins at nothing for somebody. */
    async forget(whose: string) {
      await db.delete(throttles).where(and(eq(throttles.key, keyOf(name, whose)), WITHOUT_WAITING))
    },
  }
}

/** Remembers in the database that something was there, for a time. */
export function createFlag(db: Db, { name, seconds }: Pick<LimitOptions, 'name' | 'seconds'>) {
  return {
    async set(whose: string) {
      await db
        .insert(throttles)
        .values({ key: keyOf(name, whose), points: 1, expire: after(seconds) })
        .onConflictDoUpdate({ target: throttles.key, set: { expire: sql`excluded.expire` } })
    },
    async isSet(whose: string): Promise<boolean> {
      const living = and(eq(throttles.key, keyOf(name, whose)), gt(throttles.expire, sql`now()`))
      return (await db.$count(throttles, living)) > 0
    },
  }
}

// A count may be a second late on the disk; waiting for it there would make lists wait behind a flood of guesses. The
// setting ends with the statement, as each of them is a transaction of its own.
const WITHOUT_WAITING = sql`set_config('synchronous_commit', 'off', true) = 'off'`

const IS_OVER = sql`${throttles.expire} <= now()`
const MS_LEFT = sql<number>`(extract(epoch from ${throttles.expire} - now()) * 1000)::float8`

// Far above every limit, and far below what the column can hold.
const ENOUGH = 1_000_000

function after(seconds: number) {
  return sql`case when ${WITHOUT_WAITING} then now() + ${seconds} * interval '1 second' end`
}

// The table is for counting, not for reading who logs in from where.
function keyOf(name: string, whose: string): string {
  return `${name}:${createHash('sha256').update(whose).digest('base64url')}`
}
