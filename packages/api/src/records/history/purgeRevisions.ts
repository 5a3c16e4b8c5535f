import type { AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'

import { allEntities } from '../table/areas'
import type { Db } from '../../platform/db/database'
import { inBlocks } from '../../platform/db/inBlocks'
import { queryRows } from '../../platform/db/queryRows'
import { recordTable } from '../table/recordTable'

/** Deletes the revisions that are older than a time, but never that of a stored record's present version. Several nodes can do it at the same time. */
export async function purgeRevisions(db: Db, madeBefore: Date): Promise<void> {
  for (const entity of allEntities())
    await inBlocks(1000, (size) => purgeBlock(db, entity, madeBefore, size))
}

async function purgeBlock(db: Db, entity: AnyEntity, madeBefore: Date, size: number) {
  const { table, id, version } = recordTable(entity)
  const deleted = await queryRows(
    db,
    sql`delete from revisions where ctid = any(array(
      select old.ctid from revisions as old
      where old.area = ${entity.area} and old.at < ${madeBefore.toISOString()}::timestamptz
        and not exists (select from ${table} where ${id} = old.record_id and ${version} = old.version)
      limit ${size} for update skip locked)) returning version`,
  )
  return deleted.length
}
