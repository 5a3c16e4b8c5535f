import {
  MAX_VIEWS,
  RECORD_ID,
  requireRoomForView,
  requireView,
  takenViewName,
  type StoredView,
} from '@staff/contract'
import { and, eq, isNull, or, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { refusalOf } from '../../platform/problems/databaseProblem'
import { views } from './views.table'

/** What a person can set of a view. */
export type ViewValues = Pick<StoredView, 'ownerId' | 'area' | 'name' | 'query'>

/** The views of an area that a person can open: those for everybody, then their own. */
export function viewsOf(db: Db, area: string, userId: string): Promise<StoredView[]> {
  return db
    .select()
    .from(views)
    .where(and(eq(views.area, area), or(isNull(views.ownerId), eq(views.ownerId, userId))))
    .orderBy(sql`${views.ownerId} is not null, ${views.name} collate "und-x-icu", ${views.id}`)
    .limit(2 * MAX_VIEWS)
}

/** The view with this id, if the person can open it. Throws a 404 otherwise. */
export async function loadView(db: Db, id: string, userId: string): Promise<StoredView> {
  const found = RECORD_ID.test(id)
    ? await db.select().from(views).where(eq(views.id, id))
    : undefined
  return requireView(found?.[0], userId)
}

/** Stores a new view. Throws a 409 where there are too many, and a 422 for a name that is taken. */
export async function addView(tx: Db, values: ViewValues): Promise<StoredView> {
  await requireRoom(tx, values)
  const [view] = await tx.insert(views).values(values).returning().catch(atName(values))
  if (!view) throw new Error('An insert returned nothing')
  return view
}

/** Changes a view if it still has this version. Resolves to undefined if it has another. Throws like `addView`. */
export async function changeStoredView(
  tx: Db,
  stored: StoredView,
  values: ViewValues,
): Promise<StoredView | undefined> {
  if (stored.ownerId !== values.ownerId) await requireRoom(tx, values)
  const [view] = await tx
    .update(views)
    .set(values)
    .where(isEdition(stored))
    .returning()
    .catch(atName(values))
  return view
}

/** Deletes a view if it still has this version. Resolves to false if it has another. */
export async function removeStoredView(tx: Db, stored: StoredView): Promise<boolean> {
  const removed = await tx.delete(views).where(isEdition(stored)).returning({ id: views.id })
  return removed.length > 0
}

function isEdition({ id, version }: StoredView) {
  return and(eq(views.id, id), eq(views.version, version))
}

async function requireRoom(tx: Db, { ownerId, area }: ViewValues) {
  const owner = ownerId === null ? isNull(views.ownerId) : eq(views.ownerId, ownerId)
  // Two calls at once wait for each other, so that they do not both take the last place.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`views ${ownerId ?? ''} ${area}`}, 0))`,
  )
  requireRoomForView(await tx.$count(views, and(eq(views.area, area), owner)))
}

/** Throws the violation of the unique name as a 422, and any other error unchanged. */
function atName(values: ViewValues): (error: unknown) => never {
  return (error) => {
    const isTaken = refusalOf(error)?.constraint === 'views_name_unique'
    throw isTaken ? takenViewName(values) : error
  }
}
