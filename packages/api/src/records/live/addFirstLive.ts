import { hasPages, type AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { inBlocks } from '../../platform/db/inBlocks'
import { queryRows } from '../../platform/db/queryRows'
import { addresses } from '../addresses/addresses.table'
import { giveAddresses } from '../addresses/addressStore'
import { allEntities } from '../table/areas'
import { findRecords } from '../table/recordStore'
import { recordTable } from '../table/recordTable'
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

/** Gives all records of all areas that need an address one: those that were published before there were addresses. */
export async function giveAllAddresses(db: Db): Promise<void> {
  for (const entity of allEntities()) {
    // oxlint-disable-next-line no-await-in-loop -- one area after the other, beside requests to other nodes
    await giveMissingAddresses(db, entity)
  }
}

/** Gives all records that are or were live and have no address one, the oldest first: for those that were stored without a call. */
export async function giveMissingAddresses(db: Db, entity: AnyEntity): Promise<void> {
  const rows = liveRows(entity)
  if (!rows || !hasPages(entity)) return
  const { table, source, id } = rows
  const records = recordTable(entity)
  let after = FIRST_ID
  await inBlocks(BLOCK, async (size) => {
    const lacking = await queryRows<{ id: string }>(
      db,
      sql`select ${id} as id from ${source} where ${id} > ${after}::uuid and ${id} in (select ${id} from ${table})
        and not exists (select from ${addresses} where area = ${entity.area} and record_id = ${source}.${id} and is_current)
        order by ${id} limit ${size}`,
    )
    const ids = lacking.map((each) => each.id)
    await giveAddresses(db, entity, await findRecords(db, records, ids))
    after = ids.at(-1) ?? after
    return ids.length
  })
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const BLOCK = 500
