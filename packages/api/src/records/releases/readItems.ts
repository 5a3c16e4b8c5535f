import { publicEntities, type ItemNow, type RightsHolder, type StoredItem } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { and, asc, inArray } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { liveRows } from '../live/liveRows'
import { readTimes, type ReadTimes } from '../live/times/readTimes'
import { allEntities } from '../table/areas'
import { readableBy } from '../table/readableBy'
import { findRecords } from '../table/recordStore'
import { recordTable, selectionOf, type RecordTable } from '../table/recordTable'
import { recordsById, toRecord, type StoredRecord } from '../table/storedRecord'
import { isInTrash, trash } from '../table/trash.table'
import { readClock } from './releaseStore'

type NamedItem = Pick<StoredItem, 'area' | 'id'>

/** The records of one area that somebody may see, and what the site shows of them. */
export interface AreaNow {
  entity: AnyEntity
  byId: ReadonlyMap<string, StoredRecord>
  /** The ids of those that are gone, or in the trash. */
  gone: ReadonlySet<string>
  times: ReadTimes
}

/** The records of a release that somebody may see. */
export interface ItemsNow {
  /** The time of the database, not earlier than that of each area. */
  now: string
  areas: readonly AreaNow[]
  /** Undefined for a record that they may not see. */
  of: (item: NamedItem) => ItemNow | undefined
}

/** Whether records are only read, or locked until the end of the transaction: to be shown on the site, or so that nobody deletes them. */
type Lock = 'update' | 'key share' | undefined

/** Reads records of several areas, in the order of the areas and ids: calls that lock the same ones do not block each other for ever. */
export async function readItems(
  db: Db,
  items: readonly NamedItem[],
  reader: RightsHolder,
  lock?: Lock,
): Promise<ItemsNow> {
  const entities = publicEntities(allEntities(), reader).toSorted((one, other) =>
    one.area < other.area ? -1 : 1,
  )
  const areas: AreaNow[] = []
  for (const entity of entities) {
    const ids = items.flatMap(({ area, id }) => (area === entity.area ? [id] : []))
    if (ids.length > 0) areas.push(await readArea(db, entity, { ids, reader, lock }))
  }
  const clocks = [await readClock(db), ...areas.map(({ times }) => times.now)]
  const now = clocks.toSorted().at(-1) ?? ''
  const byArea = new Map(areas.map((area) => [area.entity.area, area]))
  const of = ({ area, id }: NamedItem): ItemNow | undefined => {
    const own = byArea.get(area)
    const record = own?.byId.get(id)
    if (!own || (!record && !own.gone.has(id))) return undefined
    return { entity: own.entity, record, times: own.times.timesOf(id), now }
  }
  return { now, areas, of }
}

interface Wanted {
  ids: readonly string[]
  reader: RightsHolder
  lock: Lock
}

async function readArea(
  db: Db,
  entity: AnyEntity,
  { ids, reader, lock }: Wanted,
): Promise<AreaNow> {
  const rows = liveRows(entity)
  if (!rows) throw new Error(`The public site shows no ${entity.area}`)
  const records = readableBy(recordTable(entity), reader)
  const found = await (lock ? lockAll(db, records, ids, lock) : findRecords(db, records, ids))
  const byId = recordsById(entity, found)
  const missing = ids.filter((id) => !byId.has(id))
  const gone = new Set(await findGone(db, records, missing))
  return { entity, byId, gone, times: await readTimes(db, rows, [...byId.keys()]) }
}

async function lockAll(
  tx: Db,
  records: RecordTable,
  ids: readonly string[],
  lock: NonNullable<Lock>,
): Promise<StoredRecord[]> {
  const { id, source, table } = records
  const rows = await tx
    .select(selectionOf(records))
    .from(source)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for(lock, { of: table })
  return rows.map(toRecord)
}

/** Those of missing records that are gone, and not out of the reader's reach. Of one that is deleted for ever nobody knows where it was. */
async function findGone(
  db: Db,
  { entity, limit }: RecordTable,
  missing: readonly string[],
): Promise<readonly string[]> {
  if (!limit || missing.length === 0) return missing
  const found = await db
    .select({ id: trash.recordId })
    .from(trash)
    .where(and(isInTrash(entity, missing), limit.trashed))
  return found.map(({ id }) => id)
}
