import { partsKey, publicRecord } from '@staff/contract'
import { defaultSortOrder } from '@staff/entity'
import { inArray, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { listOrder } from '../../records/lists/listQuery'
import { selectionOf, type RecordTable } from '../../records/table/recordTable'
import { toRecord } from '../../records/table/storedRecord'

// Far more than a page shows; it limits the size of an answer.
const MAX_PARTS = 100

const PARENT = 'parent'

/** The property that holds the parts of a record, and the parts by the id of their record. */
export interface Parts {
  key: string
  byParent: ReadonlyMap<string, Record<string, unknown>[]>
}

/** The parts of some records, such as the service data of services, each list in its order and of limited length. */
export async function partsByParent(db: Db, part: RecordTable, ids: string[]): Promise<Parts> {
  const byParent = new Map<string, Record<string, unknown>[]>()
  for (const row of ids.length === 0 ? [] : await rowsOf(db, part, ids)) {
    const parent = String(row[PARENT])
    const own = byParent.get(parent) ?? []
    own.push(publicRecord(part.entity, toRecord(row)))
    byParent.set(parent, own)
  }
  return { key: partsKey(part.entity), byParent }
}

function rowsOf(db: Db, part: RecordTable, ids: string[]) {
  const { entity, source, id, column } = part
  const parent = sql`${column(entity.parentReference ?? '')}`
  const order = listOrder(part, defaultSortOrder(entity))
  const place = sql`row_number() over (partition by ${parent} order by ${order})`
  const placed = sql`select ${id} as id, ${place} as place from ${source} where ${inArray(parent, ids)}`
  return db
    .select({ ...selectionOf(part), [PARENT]: parent })
    .from(source)
    .where(inArray(id, sql`(select id from (${placed}) as placed where place <= ${MAX_PARTS})`))
    .orderBy(order)
}
