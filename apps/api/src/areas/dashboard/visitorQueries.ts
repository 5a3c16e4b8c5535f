import type { RightsHolder } from '@staff/contract'
import { query } from '@staff/content/query/query.entity'
import { and, desc, gte, ne, sql } from 'drizzle-orm'

import { isReadable, type Db } from '@staff/api'
import { queries } from '../queries/queries.table'

/** The five newest queries without spam, with the first 200 characters of their messages. */
export async function newestQueries(db: Db, reader: RightsHolder) {
  const rows = await db
    .select({
      id: queries.id,
      name: queries.name,
      subject: queries.subject,
      message: sql<string>`left(${queries.message}, ${EXCERPT_LENGTH})`,
      region: queries.region,
      createdAt: queries.createdAt,
    })
    .from(queries)
    .where(and(ne(queries.status, 'Spam'), isReadable(query, reader)))
    .orderBy(desc(queries.createdAt), desc(queries.id))
    .limit(5)
  return rows.map((row) =>
    Object.assign(row, {
      message: row.message.replaceAll(/\s+/g, ' '),
      createdAt: row.createdAt.toISOString(),
    }),
  )
}

/** The number of queries in each of the last twelve weeks, the current week last. Weeks begin on Monday, in UTC. */
export async function queriesByWeek(db: Db, reader: RightsHolder, now: Date) {
  const weeks = lastMondays(now)
  const counted = await db
    .select({ weekStart: WEEK.as('week_start'), count: sql<number>`count(*)::int` })
    .from(queries)
    .where(
      and(gte(queries.createdAt, new Date(`${weeks[0]}T00:00:00Z`)), isReadable(query, reader)),
    )
    .groupBy(sql`week_start`)
  const counts = new Map(counted.map(({ weekStart, count }) => [weekStart, count]))
  return weeks.map((weekStart) => ({ weekStart, count: counts.get(weekStart) ?? 0 }))
}

const EXCERPT_LENGTH = 200
const WEEKS = 12
const DAY_MS = 86_400_000

const WEEK = sql<string>`to_char(date_trunc('week', ${queries.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`

function lastMondays(now: Date): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: WEEKS }, (_, index) =>
    new Date(monday - (WEEKS - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10),
  )
}
