import { bringsLive, endOf, requireComplete, statusOf, type LiveTime } from '@staff/contract'
import { ENDS_AT, STATUS, type AnyEntity } from '@staff/entity'

import type { Actor } from '../../../identity/audit/writeAuditEntry'
import type { Db } from '../../../platform/db/database'
import { giveAddresses } from '../../addresses/addressStore'
import { makeJobs, type RecordTimes } from '../../jobs/makeJobs'
import type { StoredRecord } from '../../table/storedRecord'
import { liveRows } from '../liveRows'
import { readTimes, type ReadTimes } from './readTimes'
import { TimesPlan, writeTimes } from './writeTimes'

/** Decides on the live times of a record. */
export type DecideTimes = (record: StoredRecord, times: LiveTime[], now: string) => LiveTime[]

/**
 * Changes when the public site shows some records, which the transaction has written or locked, and gives each its new status and end. Does nothing
 * for an entity that is not public. Tells all nodes what has changed. Throws a 422 for a record that goes live and lacks what that needs. Resolves to those whose times
 * have changed.
 */
export async function changeTimes(
  tx: Db,
  entity: AnyEntity,
  records: readonly StoredRecord[],
  by: Actor,
  decide: DecideTimes,
): Promise<StoredRecord[]> {
  const rows = liveRows(entity)
  if (!rows || records.length === 0) return []
  const read = await readTimes(
    tx,
    rows,
    records.map((record) => String(record[entity.idKey])),
  )
  return changeReadTimes(tx, entity, records, { read, by, decide })
}

/** A change of live times that are read already, since the records were locked. */
interface ReadChange {
  read: ReadTimes
  by: Actor
  decide: DecideTimes
}

/** The same with times that the transaction has read. Several entities can have one time as now, if it is not earlier than theirs. */
export async function changeReadTimes(
  tx: Db,
  entity: AnyEntity,
  records: readonly StoredRecord[],
  { read: { now, timesOf }, by, decide }: ReadChange,
): Promise<StoredRecord[]> {
  const rows = liveRows(entity)
  if (!rows) return []
  const idOf = (record: StoredRecord) => String(record[entity.idKey])
  const plan = new TimesPlan()
  const isFirst = new Set<StoredRecord>()
  const stored: RecordTimes[] = []
  const changed = records.filter((record) => {
    const before = timesOf(idOf(record))
    const after = decide(record, before, now)
    if (bringsLive(before, after, record.version)) requireComplete(entity, record)
    if (before.length === 0 && after.length > 0) isFirst.add(record)
    record[STATUS] = statusOf(record.version, after, now)
    record[ENDS_AT] = endOf(after, now)
    stored.push({ id: idOf(record), times: after, before })
    return plan.add(idOf(record), before, after)
  })
  await writeTimes(tx, entity.area, rows, { plan, now, by })
  await makeJobs(tx, entity.area, stored, { now, by })
  await giveAddresses(tx, entity, [...isFirst])
  return changed
}
