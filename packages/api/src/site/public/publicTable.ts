import {
  noSuchRecord,
  publicRecord,
  type PublicArea,
  type ListParameters,
  type PublicRecord,
} from '@staff/contract'
import { hasPages, SLUG, type AnyEntity, type EntityValues } from '@staff/entity'

import type { Db } from '../../platform/db/database'
import { pageReading, readAlone, readOnce, rememberTotal } from '../../records/lists/recordReadings'
import { slugsOf } from '../../records/addresses/addressStore'
import { idAt, notShown } from '../../records/live/publicPlace'
import { findRecord } from '../../records/table/recordStore'
import { liveSource } from '../../records/live/liveSource'
import { recordTable, type RecordTable } from '../../records/table/recordTable'
import { Moved } from './Moved'
import { partsByParent } from './partsByParent'

/** The tables of a public area. */
export interface PublicTable {
  records: RecordTable
  parts: RecordTable[]
  /** The areas whose records are in its answers. */
  areas: string[]
  /** Whether it is that of a preview, whose statements serve one request. */
  isPreview: boolean
}

/** What is read of an area: the live versions of now, unless a preview shows something else. */
export type SourceOf = (records: RecordTable) => RecordTable['source']

/** The tables of a public area, with nothing but public columns. `sourceOf` is that of a preview. */
export function publicTable({ entity, parts }: PublicArea, sourceOf?: SourceOf): PublicTable {
  // A search reads public columns only: the others are not there.
  const tableOf = (view: AnyEntity): RecordTable => {
    const records = recordTable(view)
    return { ...records, source: (sourceOf ?? liveSource)(records) }
  }
  return {
    records: tableOf(entity),
    parts: parts.map(tableOf),
    areas: [entity, ...parts].map(({ area }) => area),
    isPreview: sourceOf !== undefined,
  }
}

/** One page of an area's public records. */
export async function listPublic(db: Db, table: PublicTable, query: ListParameters) {
  const reading = pageReading(table.records, query)
  // The console's statements of the same area select private columns too.
  const own = { ...reading, key: `public ${reading.key}` }
  const text = await (table.isPreview ? readOnce(db, own) : readAlone(db, own))
  // The expression of a page writes this JSON.
  const page = JSON.parse(text ?? '') as { records: EntityValues[]; total: number }
  if (!table.isPreview) rememberTotal(table.records, reading, text ?? '')
  return { records: await presented(db, table, page.records), total: page.total }
}

/**
 * A public record, by its slug or its id. Throws a 404 if there is none, a 410 if the site showed it once, and `Moved` if its page has
 * another address. A preview shows it at every address.
 */
export async function readPublic(db: Db, table: PublicTable, word: string): Promise<PublicRecord> {
  const { entity } = table.records
  const id = await idAt(db, entity, word)
  const found = id === undefined ? undefined : await findRecord(db, table.records, id)
  const [record] = await presented(db, table, found ? [found] : [])
  if (!record) throw table.isPreview ? noSuchRecord(entity) : await notShown(db, entity, id)
  const slug = hasPages(entity) ? record[SLUG] : undefined
  if (typeof slug === 'string' && slug !== word && !table.isPreview) throw new Moved(slug)
  return record
}

async function presented(db: Db, table: PublicTable, found: EntityValues[]) {
  const { entity } = table.records
  const idOf = (record: EntityValues) => String(record[entity.idKey])
  const ids = found.map(idOf)
  const [slugs, ...parts] = await Promise.all([
    slugsOf(db, entity, ids),
    ...table.parts.map((part) => partsByParent(db, part, ids)),
  ])
  return found.map((stored) => {
    const slug = hasPages(entity) && { [SLUG]: slugs.get(idOf(stored)) ?? null }
    const record = { ...stored, ...slug }
    const own = parts.map(({ key, byParent }) => [key, byParent.get(idOf(record)) ?? []] as const)
    // A stored record has its timestamps; the type of `EntityValues` does not say so.
    return Object.assign(publicRecord(entity, record), Object.fromEntries(own)) as PublicRecord
  })
}
