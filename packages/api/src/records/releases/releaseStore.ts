import {
  compareReleases,
  MAX_LISTED_RELEASES,
  noSuchRelease,
  presentRelease,
  presentTime,
  RECORD_ID,
  requireRoomForRelease,
  withEvent,
  type ReleaseAct,
  type ReleaseSummary,
  type StoredRelease,
} from '@staff/contract'
import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Actor } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { isoOf } from '../live/times/readTimes'
import { releaseItems } from './releaseItems.table'
import { releases, type KeptEvent } from './releases.table'

/** A release of the table. */
export type KeptRelease = Omit<StoredRelease, 'history'> & { history: KeptEvent[] }

/** What somebody does with a release. */
export interface ReleaseEntry {
  act: ReleaseAct
  detail?: string | undefined
  /** The record that the detail names. */
  of?: KeptEvent['of']
  by: Actor
  now: string
}

/** The time of the database, not earlier than that of a release that is out. */
export async function readClock(db: Db): Promise<string> {
  const released = sql`(select max(${releases.at}) from ${releases} where not ${releases.scheduled})`
  const [clock] = await queryRows<{ now: string }>(
    db,
    sql`select ${isoOf(sql`greatest(clock_timestamp(), ${released})`)} as now`,
  )
  if (!clock) throw new Error('The database did not tell its time')
  return clock.now
}

/** The releases in the order of a list: all, or those with a record. Records of two areas can have the same id. */
export async function findReleases(
  db: Db,
  { area, recordId }: { area?: string | undefined; recordId?: string | undefined },
): Promise<ReleaseSummary[]> {
  const now = await readClock(db)
  const { releaseId } = releaseItems
  const isNamed = and(
    area === undefined ? undefined : eq(releaseItems.area, area),
    recordId === undefined ? undefined : eq(releaseItems.recordId, recordId),
  )
  const withRecord =
    isNamed && inArray(releases.id, db.select({ releaseId }).from(releaseItems).where(isNamed))
  const found = await db
    .select(SHOWN)
    .from(releases)
    .where(withRecord)
    .orderBy(
      sql`${releases.at} is not null and ${releases.at} <= ${now}::timestamptz`,
      sql`coalesce(${releases.at}, ${releases.createdAt}) desc`,
      desc(releases.id),
    )
    .limit(MAX_LISTED_RELEASES)
  const ids = found.map(({ id }) => id)
  const counted = await db
    .select({ releaseId, items: count() })
    .from(releaseItems)
    .where(inArray(releaseId, ids))
    .groupBy(releaseId)
  const counts = new Map(counted.map((each) => [each.releaseId, each.items]))
  return found
    .map((row) => presentRelease(toRelease(row), counts.get(row.id) ?? 0, now))
    .toSorted(compareReleases)
}

/** The release with this id. Throws a 404 if there is none. */
export async function loadRelease(db: Db, id: string): Promise<KeptRelease> {
  const found = await findRelease(db, id)
  if (!found) throw noSuchRelease()
  return found
}

/** The same; undefined if there is none. */
export async function findRelease(db: Db, id: string): Promise<KeptRelease | undefined> {
  if (!RECORD_ID.test(id)) return undefined
  const [row] = await db.select(SHOWN).from(releases).where(eq(releases.id, id))
  return row && toRelease(row)
}

/** The same, locked until the end of the transaction. Everything that changes a release, or its records, locks it first. */
export async function lockRelease(tx: Db, id: string): Promise<KeptRelease> {
  if (!RECORD_ID.test(id)) throw noSuchRelease()
  return only(await tx.select(SHOWN).from(releases).where(eq(releases.id, id)).for('update'))
}

/** Lets one transaction at a time decide which releases are open, and which records are in them. */
export async function lockOpenReleases(tx: Db) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('open releases', 0))`)
}

/** Stores an open release. Throws a 409 if there are too many. */
export async function addRelease(tx: Db, name: string, by: Actor): Promise<KeptRelease> {
  await lockOpenReleases(tx)
  const now = await readClock(tx)
  requireRoomForRelease(await tx.$count(releases, isOpenOrScheduled(now)))
  return insertRelease(tx, { name }, { act: 'created', detail: name, by, now })
}

/** Stores a release that takes back another one, and is out. */
export async function addUndo(
  tx: Db,
  values: { name: string; undoOf: string },
  { by, now }: { by: Actor; now: string },
): Promise<KeptRelease> {
  const released = { at: now, releasedById: by.userId, releasedByName: by.name }
  return insertRelease(tx, { ...values, ...released }, { act: 'released', by, now })
}

async function insertRelease(
  tx: Db,
  values: Pick<typeof releases.$inferInsert, 'name' | 'undoOf' | 'at' | 'releasedById'>,
  entry: ReleaseEntry,
): Promise<KeptRelease> {
  const { by, now } = entry
  const made = { madeById: by.userId, madeByName: by.name, createdAt: new Date(now) }
  const history = [toEvent(entry)]
  return only(
    await tx
      .insert(releases)
      .values({ ...values, ...made, history })
      .returning(SHOWN),
  )
}

/** Stores changes of a locked release, with what happened to it, as a new version. */
export async function changeRelease(
  tx: Db,
  { id, version, history }: KeptRelease,
  values: Partial<typeof releases.$inferInsert>,
  entry: ReleaseEntry,
): Promise<KeptRelease> {
  const next = { version: version + 1, history: withEvent(history, toEvent(entry)) }
  return only(
    await tx
      .update(releases)
      .set({ ...values, ...next })
      .where(eq(releases.id, id))
      .returning(SHOWN),
  )
}

/** Deletes a locked release, with its list of records. */
export async function removeRelease(tx: Db, { id }: KeptRelease) {
  await tx.delete(releases).where(eq(releases.id, id))
}

/** The condition that a release is open, or goes out after a time. */
export function isOpenOrScheduled(now: string) {
  return or(isNull(releases.at), and(gt(releases.at, now), eq(releases.isUndone, false)))
}

const SHOWN = {
  id: releases.id,
  name: releases.name,
  version: releases.version,
  at: sql<string | null>`${isoOf(sql`${releases.at}`)}`,
  isUndone: releases.isUndone,
  undoOf: releases.undoOf,
  madeByName: releases.madeByName,
  createdAt: releases.createdAt,
  releasedByName: releases.releasedByName,
  history: releases.history,
}

type ReleaseRow = Omit<KeptRelease, 'madeAt'> & { createdAt: Date }

function toRelease({ createdAt, ...row }: ReleaseRow): KeptRelease {
  return { ...row, madeAt: createdAt.toISOString() }
}

function only([row]: readonly ReleaseRow[]): KeptRelease {
  if (!row) throw noSuchRelease()
  return toRelease(row)
}

function toEvent({ act, detail = '', of, by, now }: ReleaseEntry): KeptEvent {
  return { act, at: presentTime(now), byName: by.name, detail, ...(of && { of }) }
}
