import { goneFromSite, noSuchRecord, RECORD_ID, refuseSlug } from '@staff/contract'
import { hasPages, type AnyEntity } from '@staff/entity'
import { eq, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { createKept } from '../../platform/db/statement'
import { addresses } from '../addresses/addresses.table'
import { recordAt } from '../addresses/addressStore'
import { selectionOf, type RecordTable } from '../table/recordTable'
import { toRecord, type StoredRecord } from '../table/storedRecord'
import { liveRows } from './liveRows'

/** The id of the record to which the last part of an address leads: a slug or an id. Undefined for a slug that is free. */
export async function idAt(db: Db, entity: AnyEntity, word: string): Promise<string | undefined> {
  if (!hasPages(entity)) return word
  return RECORD_ID.test(word) ? word.toLowerCase() : recordAt(db, entity, word)
}

/** The record whose page has this slug, if it is among those that are read. */
export async function findAtSlug(
  db: Db,
  records: RecordTable,
  slug: string,
  { isPrepared }: { isPrepared: boolean },
): Promise<StoredRecord | undefined> {
  const { entity } = records
  // Not every text that an address can have could be stored.
  if (!hasPages(entity) || RECORD_ID.test(slug) || refuseSlug(slug)) return undefined
  const select = isPrepared
    ? atAddress(db, entity.area, () =>
        selectAtSlug(db, records).prepare(`at address ${entity.area}`),
      )
    : selectAtSlug(db, records)
  const [row] = await select.execute({ slug })
  return row && toRecord(row)
}

function selectAtSlug(db: Db, records: RecordTable) {
  const { entity, id, source } = records
  const area = sql.raw(`'${entity.area}'`)
  const at = sql`(select record_id from ${addresses} where area = ${area} and slug = ${sql.placeholder('slug')} and is_current)`
  return db.select(selectionOf(records)).from(source).where(eq(id, at))
}

const atAddress = createKept<ReturnType<ReturnType<typeof selectAtSlug>['prepare']>>()

/** The problem of a record that the public site does not show: a 410 if it showed the record once, and a 404 otherwise. */
export async function notShown(db: Db, entity: AnyEntity, id: string | undefined) {
  const rows = liveRows(entity)
  if (!rows || id === undefined || !RECORD_ID.test(id)) return noSuchRecord(entity)
  const [row] = await queryRows<{ was: boolean }>(
    db,
    sql`select exists (select from ${rows.table} where ${rows.id} = ${id}::uuid and lower(during) <= now()) as was`,
  )
  return row?.was ? goneFromSite(entity) : noSuchRecord(entity)
}
