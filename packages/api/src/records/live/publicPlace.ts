import { goneFromSite, noSuchRecord, RECORD_ID } from '@staff/contract'
import { hasPages, type AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { liveRows } from './liveRows'
import { recordAt, slugsOf } from '../addresses/addressStore'

/** Where an address of the public site leads: to a record, whose present slug is null if it has none. */
export interface Place {
  id: string
  slug: string | null
}

/** Where the last part of an address leads: a slug or an id. */
export async function placeOf(db: Db, entity: AnyEntity, word: string): Promise<Place | undefined> {
  if (!hasPages(entity)) return { id: word, slug: null }
  const id = RECORD_ID.test(word) ? word.toLowerCase() : await recordAt(db, entity, word)
  if (id === undefined) return undefined
  const slugs = await slugsOf(db, entity, [id])
  return { id, slug: slugs.get(id) ?? null }
}

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
