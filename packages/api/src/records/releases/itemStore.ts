import { keyOfItem, type NewReleaseItem, type StoredItem } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { isoOf } from '../live/times/readTimes'
import { releaseItems } from './releaseItems.table'
import { isOpenOrScheduled } from './releaseStore'
import { releases } from './releases.table'

const { releaseId, area, recordId, place } = releaseItems

/** The records of a release, in the order in which they were added. */
export async function findItems(db: Db, release: string): Promise<StoredItem[]> {
  return db
    .select({
      area,
      id: recordId,
      action: releaseItems.action,
      version: releaseItems.version,
      title: releaseItems.title,
      isChanged: releaseItems.isChanged,
      formerUntil: sql<string | null>`${isoOf(sql`${releaseItems.formerUntil}`)}`,
    })
    .from(releaseItems)
    .where(eq(releaseId, release))
    .orderBy(asc(place))
}

/** Adds records to a release, after those that it has. Those that it has already keep their place. */
export async function putItems(
  tx: Db,
  release: string,
  items: readonly (NewReleaseItem & { title: string; isChanged?: boolean })[],
) {
  if (items.length === 0) return
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${place}), 0)` })
    .from(releaseItems)
    .where(eq(releaseId, release))
  const after = (last?.place ?? 0) + 1
  const rows = items.map(({ id, ...item }, index) =>
    Object.assign({ releaseId: release, recordId: id, place: after + index }, item),
  )
  await tx
    .insert(releaseItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [releaseId, area, recordId],
      set: {
        action: sql`excluded.action`,
        version: sql`excluded.version`,
        title: sql`excluded.title`,
      },
    })
}

/** Removes a record from a release. */
export async function removeItem(tx: Db, release: string, item: Pick<StoredItem, 'area' | 'id'>) {
  await tx
    .delete(releaseItems)
    .where(and(eq(releaseId, release), eq(area, item.area), eq(recordId, item.id)))
}

/** Stores what a release has done with its records, all of them in the same order: see `forgetInReleases`. */
export async function storeOutcomes(
  tx: Db,
  release: string,
  items: readonly Pick<StoredItem, 'area' | 'id' | 'isChanged' | 'formerUntil'>[],
) {
  await lockItems(tx, release)
  await tx.execute(sql`update ${releaseItems} set is_changed = given."isChanged", former_until = given."formerUntil"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as given (area text, id uuid, "isChanged" boolean, "formerUntil" timestamptz)
    where ${releaseId} = ${release} and ${area} = given.area and ${recordId} = given.id`)
}

/** Locks the list of a release until the end of the transaction. */
export async function lockItems(tx: Db, release: string) {
  await tx
    .select({ recordId })
    .from(releaseItems)
    .where(eq(releaseId, release))
    .orderBy(asc(area), asc(recordId))
    .for('update')
}

/** For each of some records that is in another release that is open or scheduled: the name of that one, by `keyOfItem`. */
export async function findOtherReleases(
  tx: Db,
  release: string,
  items: readonly NewReleaseItem[],
  now: string,
): Promise<Map<string, { name: string }>> {
  const ids = items.map(({ id }) => id)
  const found = await tx
    .select({ area, id: recordId, name: releases.name })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseId))
    .where(and(inArray(recordId, ids), ne(releases.id, release), isOpenOrScheduled(now)))
  return new Map(found.map(({ name, ...item }) => [keyOfItem(item), { name }]))
}

/** Removes records that are deleted for ever from all releases. */
export async function forgetInReleases(tx: Db, entity: AnyEntity, ids: readonly string[]) {
  const isOne = and(eq(area, entity.area), inArray(recordId, [...ids]))
  // Locked in an order, because another transaction may lock them too.
  const locked = tx
    .select({ releaseId })
    .from(releaseItems)
    .where(isOne)
    .orderBy(asc(recordId), asc(releaseId))
    .for('update')
  if ((await locked).length > 0) await tx.delete(releaseItems).where(isOne)
}
