import { presentReview, type Review } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

import type { Actor } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { listOf, liveRows } from '../live/liveRows'
import { recordsById, type StoredRecord } from '../table/storedRecord'
import { reviews } from './reviews.table'

type ReviewRow = typeof reviews.$inferSelect

/** Stores a request about a version of a record, instead of an earlier one. */
export async function storeRequest(
  tx: Db,
  entity: AnyEntity,
  { id, version, note }: { id: string; version: number; note: string },
  by: Actor,
) {
  const asked = {
    version,
    note,
    askedById: by.userId,
    askedByName: by.name,
    askedAt: sql`clock_timestamp()`,
    comment: null,
    answeredByName: null,
    answeredAt: null,
  }
  await tx
    .insert(reviews)
    .values({ area: entity.area, recordId: id, ...asked })
    .onConflictDoUpdate({ target: [reviews.area, reviews.recordId], set: asked })
}

/** Sends the request about a record back. */
export async function storeComment(
  tx: Db,
  entity: AnyEntity,
  { id, comment }: { id: string; comment: string },
  by: Actor,
) {
  await tx
    .update(reviews)
    .set({ comment, answeredByName: by.name, answeredAt: sql`clock_timestamp()` })
    .where(isAbout(entity, [id]))
}

/** Deletes the requests about some records. */
export async function deleteReviews(tx: Db, entity: AnyEntity, ids: readonly string[]) {
  await tx.delete(reviews).where(isAbout(entity, ids))
}

/** The open request about a record; undefined if there is none. */
export async function findReview(
  tx: Db,
  entity: AnyEntity,
  record: StoredRecord,
): Promise<Review | undefined> {
  const id = String(record[entity.idKey])
  const rows = await tx
    .select(getTableColumns(reviews))
    .from(reviews)
    .where(isAbout(entity, [id]))
  const [review] = await presentReviews(tx, entity, rows, [record])
  return review
}

/** The open ones of some requests about records of an entity. `records` are the records that are still there. */
export async function presentReviews(
  tx: Db,
  entity: AnyEntity,
  rows: readonly ReviewRow[],
  records: readonly StoredRecord[],
): Promise<Review[]> {
  const byId = recordsById(entity, records)
  const newest = await findNewestLive(
    tx,
    entity,
    rows.map(({ recordId }) => recordId),
  )
  return rows.flatMap(({ recordId: id, askedAt, answeredAt, ...row }) => {
    const record = byId.get(id)
    if (!record) return []
    const stored = {
      ...row,
      id,
      askedAt: askedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    }
    return presentReview(entity, stored, { record, newestLive: newest.get(id) }) ?? []
  })
}

/** The newest version of each record that went live, or will, after somebody asked for it. */
async function findNewestLive(tx: Db, entity: AnyEntity, ids: readonly string[]) {
  const rows = liveRows(entity)
  if (!rows || ids.length === 0) return new Map<string, number>()
  const live = sql`${rows.table}.${rows.id}`
  const found = await queryRows<{ id: string; version: number }>(
    tx,
    // The time of the request is rounded to milliseconds.
    sql`select ${live} as id, max(${rows.table}.version) as version
      from ${rows.table} join ${reviews} on ${reviews.area} = ${entity.area} and ${reviews.recordId} = ${live}
      where ${live} in ${listOf(ids)} and lower(during) > ${reviews.askedAt} - interval '1 millisecond'
      group by ${live}`,
  )
  return new Map(found.map(({ id, version }) => [id, version]))
}

function isAbout({ area }: AnyEntity, ids: readonly string[]) {
  return and(eq(reviews.area, area), inArray(reviews.recordId, [...ids]))
}
