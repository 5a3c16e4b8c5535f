import { referencesOf, type AnyEntity, type EntityValues } from '@staff/entity'

import { entityOf } from '../table/areas'
import type { Db } from '../../platform/db/database'
import { findRecords } from '../table/recordStore'
import { recordTable, type RecordTable } from '../table/recordTable'

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
  const records = await findRecords(db, recordTable(entity), ids)
  return new Map(records.map((record) => [String(record[entity.idKey]), entity.titleOf(record)]))
}
