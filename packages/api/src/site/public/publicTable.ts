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
import { createCountStore, type CountStore } from '../../records/lists/keptCounts'
import { currentSlug } from '../../records/addresses/addressStore'
import { findAtSlug, idAt, notShown } from '../../records/live/publicPlace'
import { findRecord } from '../../records/table/recordStore'
import { liveSource } from '../../records/live/liveSource'
import { recordTable, type RecordTable } from '../../records/table/recordTable'
import { Moved } from './Moved'
import { partsByParent, type Parts } from './partsByParent'

/** The tables of a public area. */
export interface PublicTable {
  records: RecordTable
  parts: RecordTable[]
  /** Whether it is that of a preview, whose statements serve one request. */
  isPreview: boolean
  /** What was counted of its lists, unless it is that of a preview. */
  counts: CountStore | undefined
}

/** What is read of an area: the live versions of now, unless a preview shows something else. */
export type SourceOf = (records: RecordTable) => RecordTable['source']

/** The tables of a public area, with nothing but public columns. `sourceOf` is that of a preview. */
export function publicTable({ entity, parts }: PublicArea, sourceOf?: SourceOf): PublicTable {
  // A search reads public columns only: the others are not there.
  const tableOf = (view: AnyEntity): RecordTable => {
    const records = recordTable(view)
    const slug = hasPages(view) ? { slug: currentSlug(records) } : {}
    return { ...records, ...slug, source: (sourceOf ?? liveSource)(records) }
  }
  return {
    records: tableOf(entity),
    parts: parts.map(tableOf),
    isPreview: sourceOf !== undefined,
    counts: sourceOf ? undefined : createCountStore(),
  }
}

/** One page of an area's public records. */
export async function listPublic(db: Db, table: PublicTable, query: ListParameters) {
  const reading = pageReading(table.records, query, table.counts)
  // The console's statements of the same area select private columns too.
  const own = { ...reading, key: `public ${reading.key}` }
  const text = reading.pageOf(
    (await (table.isPreview ? readOnce(db, own) : readAlone(db, own))) ?? '',
  )
  // The expression of a page writes this JSON.
  const page = JSON.parse(text) as { records: EntityValues[]; total: number }
  if (!table.isPreview) rememberTotal(table.records, reading, text)
  const ids = page.records.map((record) => idOf(table, record))
  const parts = await partsOf(db, table, ids)
  return {
    records: page.records.map((record) => presented(table, record, parts)),
    total: page.total,
  }
}

/**
 * A public record, by its slug or its id. Throws a 404 if there is none, a 410 if the site showed it once, and `Moved` if its page has
 * another address. A preview shows it at every address.
 */
export async function readPublic(db: Db, table: PublicTable, word: string): Promise<PublicRecord> {
  const shown = await findAtSlug(db, table.records, word, { isPrepared: !table.isPreview })
  return shown ? withParts(db, table, shown) : readElsewhere(db, table, word)
}

/** A public record by an address that is not that of its page: its id, or an earlier slug. Throws as `readPublic` does. */
async function readElsewhere(db: Db, table: PublicTable, word: string): Promise<PublicRecord> {
  const { entity } = table.records
  const id = await idAt(db, entity, word)
  const found = id === undefined ? undefined : await findRecord(db, table.records, id)
  if (!found) throw table.isPreview ? noSuchRecord(entity) : await notShown(db, entity, id)
  const slug = found[SLUG]
  if (typeof slug === 'string' && slug !== word && !table.isPreview) throw new Moved(slug)
  return withParts(db, table, found)
}

function idOf({ records: { entity } }: PublicTable, record: EntityValues): string {
  return String(record[entity.idKey])
}

/** A record that is shown, with its parts. */
async function withParts(db: Db, table: PublicTable, record: EntityValues): Promise<PublicRecord> {
  return presented(table, record, await partsOf(db, table, [idOf(table, record)]))
}

function partsOf(db: Db, { parts }: PublicTable, ids: string[]): Promise<Parts[]> {
  return Promise.all(parts.map((part) => partsByParent(db, part, ids)))
}

/** A record as the public site gets it. */
function presented(
  table: PublicTable,
  record: EntityValues,
  parts: readonly Parts[],
): PublicRecord {
  const own = parts.map(
    ({ key, byParent }) => [key, byParent.get(idOf(table, record)) ?? []] as const,
  )
  // A stored record has its timestamps; the type of `EntityValues` does not say so.
  return Object.assign(
    publicRecord(table.records.entity, record),
    Object.fromEntries(own),
  ) as PublicRecord
}
