import type { AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { allEntities } from '../table/areas'
import { liveRows } from './liveRows'

/**
 * Deletes what the public site has shown until a time, but never the last of a record, which says that it was on the site. Several nodes
 * can do it at the same time.
 */
export async function purgeLive(db: Db, endedBefore: Date): Promise<void> {
  for (const entity of allEntities()) {
    let purged = BLOCK
    while (purged === BLOCK) {
      purged = await purgeBlock(db, entity, endedBefore)
    }
  }
}

const BLOCK = 1000

async function purgeBlock(db: Db, entity: AnyEntity, endedBefore: Date): Promise<number> {
  const rows = liveRows(entity)
  if (!rows) return 0
  const { table, id } = rows
  const deleted = await queryRows(
    db,
    sql`delete from ${table} where ctid = any(array(
      select old.ctid from ${table} as old
      where upper(old.during) < ${endedBefore.toISOString()}::timestamptz
        and exists (select from ${table} as later where later.${id} = old.${id} and lower(later.during) >= upper(old.during))
      limit ${BLOCK} for update skip locked)) returning version`,
  )
  return deleted.length
}
