import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { inBlocks } from '../../platform/db/inBlocks'
import { queryRows } from '../../platform/db/queryRows'
import { allEntities } from '../table/areas'
import { liveRows, type LiveRows } from './liveRows'

/**
 * Deletes what the public site has shown until a time, but never the last of a record, which says that it was on the site. Several nodes
 * can do it at the same time.
 */
export async function purgeLive(db: Db, endedBefore: Date): Promise<void> {
  for (const entity of allEntities()) {
    const rows = liveRows(entity)
    if (rows) await inBlocks(1000, (size) => purgeBlock(db, rows, endedBefore, size))
  }
}

async function purgeBlock(db: Db, { table, id }: LiveRows, endedBefore: Date, size: number) {
  const deleted = await queryRows(
    db,
    sql`delete from ${table} where ctid = any(array(
      select old.ctid from ${table} as old
      where upper(old.during) < ${endedBefore.toISOString()}::timestamptz
        and exists (select from ${table} as later where later.${id} = old.${id} and lower(later.during) >= upper(old.during))
      limit ${size} for update skip locked)) returning version`,
  )
  return deleted.length
}
