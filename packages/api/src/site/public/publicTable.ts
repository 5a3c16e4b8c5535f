import {
  noSuchRecord,
  publicRecord,
  type PublicArea,
  type ListParameters,
  type PublicRecord,
} from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/entity'
import { sql, type SQL } from 'drizzle-orm'

import { allEntities } from '../../records/table/areas'
import type { Db } from '../../platform/db/database'
import { pageReading, readAlone, rememberTotal } from '../../records/lists/recordReadings'
import { findRecord } from '../../records/table/recordStore'
import { recordTable, type RecordTable } from '../../records/table/recordTable'
import { partsByParent } from './partsByParent'

/** The tables of a public area. */
export interface PublicTable {
  records: RecordTable
  parts: RecordTable[]
  /** The areas whose records are in its answers. */
  areas: string[]
}

/** The tables of a public area, with nothing but public columns. */
export function publicTable({ entity, parts }: PublicArea): PublicTable {
  return {
    records: publicRecords(entity),
    parts: parts.map(publicRecords),
    areas: [entity, ...parts].map(({ area }) => area),
  }
}

/** One page of an area's public records. */
export async function listPublic(db: Db, table: PublicTable, query: ListParameters) {
  const reading = pageReading(table.records, query)
  // The console's statements of the same area select private columns too.
  const text = await readAlone(db, { ...reading, key: `public ${reading.key}` })
  // The expression of a page writes this JSON.
  const page = JSON.parse(text ?? '') as { records: EntityValues[]; total: number }
  rememberTotal(table.records, reading, text ?? '')
  return { records: await presented(db, table, page.records), total: page.total }
}

/** A public record. Throws a 404 if there is none. */
export async function readPublic(db: Db, table: PublicTable, id: string): Promise<PublicRecord> {
  const found = await findRecord(db, table.records, id)
  const [record] = await presented(db, table, found ? [found] : [])
  if (!record) throw noSuchRecord(table.records.entity)
  return record
}

async function presented(db: Db, table: PublicTable, found: EntityValues[]) {
  const { entity } = table.records
  const idOf = (record: EntityValues) => String(record[entity.idKey])
  const parts = await Promise.all(
    table.parts.map((part) => partsByParent(db, part, found.map(idOf))),
  )
  return found.map((record) => {
    const own = parts.map(({ key, byParent }) => [key, byParent.get(idOf(record)) ?? []] as const)
    // A stored record has its timestamps; the type of `EntityValues` does not say so.
    return Object.assign(publicRecord(entity, record), Object.fromEntries(own)) as PublicRecord
  })
}

/** The table of an entity with only its public fields. Its search reads public columns only. */
function publicRecords(view: AnyEntity): RecordTable {
  const records = recordTable(view)
  const whole = allEntities().find(({ area }) => area === view.area)
  if (whole?.searched.length === view.searched.length) return records
  return { ...records, searchText: publicText(records) }
}

/** What the stored search text would be without private columns, which a search must not reveal. */
function publicText({ entity, column }: RecordTable): SQL {
  const columns = sql.join(entity.searched.map(column), sql`, `)
  return entity.searched.length === 0
    ? sql`''`
    : sql`(lower(concat_ws(E'\\n', ${columns}) collate "und-x-icu") collate "default")`
}
