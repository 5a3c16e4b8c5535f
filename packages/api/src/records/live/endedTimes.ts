import { MAX_ENDED, type LiveTime } from '@staff/contract'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import type { LiveRows } from './liveRows'
import { isoOf } from './times/readTimes'

/** The live times of a record that have ended, the last one first, up to a limit. */
export async function readEnded(
  db: Db,
  { table, id: column }: LiveRows,
  { id, now }: { id: string; now: string },
): Promise<LiveTime[]> {
  return queryRows<LiveTime & Record<string, unknown>>(
    db,
    sql`select version, ${isoOf(sql`lower(during)`)} as "from", ${isoOf(sql`upper(during)`)} as until
      from ${table} where ${column} = ${id}::uuid and upper(during) <= ${now}::timestamptz
      order by lower(during) desc limit ${MAX_ENDED}`,
  )
}
