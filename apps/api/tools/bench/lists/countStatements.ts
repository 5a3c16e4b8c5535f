import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { queryRows } from '@staff/api/platform/db/queryRows'
import type { FreshDatabase } from '../load/freshDatabase'

/** How many statements PostgreSQL ran outside transactions during `act`. A few of the connections' own are among them. */
export async function countStatements(
  fresh: FreshDatabase,
  act: () => Promise<unknown>,
): Promise<number> {
  const database = await fresh.open()
  const committed = async () => {
    await sleep(STATISTICS_MS)
    const [row] = await queryRows<{ count: number }>(
      database.db,
      sql`select xact_commit::int as count from pg_stat_database where datname = current_database()`,
    )
    return row?.count ?? Number.NaN
  }
  try {
    const before = await committed()
    await act()
    return (await committed()) - before
  } finally {
    await database.close()
  }
}

// An idle connection reports its statistics after ten seconds at the latest.
const STATISTICS_MS = 11_000
