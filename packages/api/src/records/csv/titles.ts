import { referencesOf, type AnyEntity, type EntityValues } from '@staff/entity'
import { inArray } from 'drizzle-orm'

import { entityOf } from '../table/areas'
import type { Db } from '../../platform/db/database'
import { recordTable, selectionOf, type RecordTable } from '../table/recordTable'

/** The titles of records by id, in each area. */
export type Titles = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The titles of all records that these refer to. */
export async function loadTitles(
  db: Db,
  { entity }: RecordTable,
  records: readonly EntityValues[],
): Promise<Titles> {
  const titles = new Map<string, ReadonlyMap<string, string>>()
  for (const [field, area] of Object.entries(referencesOf(entity))) {
    // An optional reference is null without a record.
    const named = records.map((record) => record[field]).filter((id) => typeof id === 'string')
    const ids = [...new Set(named)]
    titles.set(area, await titlesOf(db, entityOf(area), ids))
  }
  return titles
}

async function titlesOf(db: Db, entity: AnyEntity, ids: string[]) {
  const records = recordTable(entity)
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .select(selectionOf(records))
    .from(records.table)
    .where(inArray(records.id, ids))
  return new Map(rows.map((row) => [String(row[entity.idKey]), entity.titleOf(row)]))
}
