import type { AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { giveMissingAddresses } from '../addresses/addressStore'
import { liveColumns, liveRows } from './liveRows'

/** Shows records that were stored without a call, such as samples, on the public site since their last change. Leaves out those that were live. */
export async function addFirstLive(db: Db, entity: AnyEntity): Promise<void> {
  const rows = liveRows(entity)
  if (!rows) return
  const { table, source, id } = rows
  await db.execute(sql`insert into ${table} (${liveColumns(rows)}, during)
    select ${liveColumns(rows)}, tstzrange(least(updated_at, now()), null) from ${source}
    where ${id} not in (select ${id} from ${table})`)
  await giveMissingAddresses(db, entity)
}
