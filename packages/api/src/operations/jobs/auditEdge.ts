import { hasHappened, type EdgeKind, type LiveTime } from '@staff/contract'
import { sql } from 'drizzle-orm'

import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { aboutRecord } from '../../records/audit/recordActs'
import { liveRows, type LiveRows } from '../../records/live/liveRows'
import { isoOf } from '../../records/live/times/readTimes'
import { allEntities } from '../../records/table/areas'
import { announceRecords, findRecord } from '../../records/table/recordStore'
import { recordTable } from '../../records/table/recordTable'
import type { ClaimedJob } from './jobStore'

/** A job about what happens to a record at a time. */
export type EdgeJob = ClaimedJob & { kind: EdgeKind }

/**
 * Writes into the audit that a record has gone live, or has ended, in the name of the person who had it published, or who has set its end. Does
 * nothing if that was cancelled, or if the record is in the trash or gone.
 */
export async function auditEdge(tx: Db, { id, kind, area, recordId, due, data }: EdgeJob) {
  const entity = allEntities().find((each) => each.area === area)
  const rows = entity && liveRows(entity)
  if (!rows) return
  // What is being changed is read after the change.
  await tx.execute(
    sql`select from ${rows.source} where ${rows.id} = ${recordId}::uuid for no key update`,
  )
  const records = recordTable(entity)
  const record = await findRecord(tx, records, recordId)
  if (!record) return
  const times = await timesAt(tx, rows, recordId, due)
  if (!hasHappened(kind, due, times)) return
  const edge = times.find(({ from, until }) => due === (kind === 'went-live' ? from : until))
  await writeAuditEntry(
    tx,
    { session: null, ip: '', id },
    {
      ...aboutRecord(entity, record),
      action: kind,
      status: 200,
      by:
        data?.userId === undefined
          ? { userId: edge?.userId ?? null, name: edge?.userName ?? '' }
          : { userId: data.userId, name: data.by ?? '' },
    },
  )
  await announceRecords(tx, records)
}

/** A live time, and who had the version published. */
interface PublishedTime extends LiveTime {
  userId: string | null
  userName: string | null
}

/** The live times of a record that begin or end at an instant. */
function timesAt(tx: Db, { table, id }: LiveRows, recordId: string, at: string) {
  return queryRows<PublishedTime>(
    tx,
    sql`select version, ${isoOf(sql`lower(during)`)} as "from", ${isoOf(sql`upper(during)`)} as until,
        published_by_id as "userId", published_by_name as "userName"
      from ${table} where ${id} = ${recordId}::uuid and ${at}::timestamptz in (lower(during), upper(during))`,
  )
}
