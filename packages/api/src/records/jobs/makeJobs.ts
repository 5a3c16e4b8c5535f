import { edgesOf, type LiveTime } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'

import type { Actor } from '../../identity/audit/writeAuditEntry'
import { announceChange } from '../../platform/db/announceChange'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { jobs, type JobData } from './jobs.table'

/** What is announced when there is work for workers. No area has this name: it cannot stand in an address. */
export const JOBS_CHANGE = ':jobs'

/** The live times of a record. */
export interface RecordTimes {
  id: string
  times: readonly LiveTime[]
  /** Those that it had before. */
  before: readonly LiveTime[]
}

/** Makes the jobs for what begins and ends later, in the transaction that stores it. Makes none twice. */
export async function makeJobs(
  tx: Db,
  area: string,
  records: readonly RecordTimes[],
  { now, by }: { now: string; by: Actor },
): Promise<void> {
  const made = records.flatMap((record) => jobsOf(record, { now, by }))
  if (made.length === 0) return
  const added = await queryRows<{ id: string }>(
    tx,
    sql`insert into ${jobs} (id, kind, area, record_id, due, data)
      select id, kind, ${area}, record_id, due, data from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
        as given (id uuid, kind text, record_id uuid, due timestamptz, data jsonb) on conflict do nothing returning id`,
  )
  const isAdded = new Set(added.map(({ id }) => id))
  await renameJobs(
    tx,
    area,
    made.filter(({ id, data }) => data !== null && !isAdded.has(id)),
  )
  // A save of a record with an end makes none: no worker has to look.
  if (added.length > 0) await announceChange(tx, JOBS_CHANGE)
}

/** A job as it is stored. `data` says who has set an end, which no live version says. */
interface MadeJob {
  id: string
  kind: string
  record_id: string
  due: string
  data: JobData | null
}

function jobsOf(
  { id, times, before }: RecordTimes,
  { now, by }: { now: string; by: Actor },
): MadeJob[] {
  const known = new Set(edgesOf(before, now).map(keyOfEdge))
  return edgesOf(times, now).map((edge) => {
    const { kind, at: due } = edge
    const isNewEnd = kind === 'ended' && !known.has(keyOfEdge(edge))
    const data = isNewEnd ? { by: by.name, userId: by.userId } : null
    return { id: v7(), kind, record_id: id, due, data }
  })
}

function keyOfEdge({ kind, at }: ReturnType<typeof edgesOf>[number]): string {
  return `${kind} ${at}`
}

/** Ends that somebody else had set for the same instant, and that were removed since. */
async function renameJobs(tx: Db, area: string, ends: readonly MadeJob[]) {
  if (ends.length === 0) return
  // A worker that has a job waits for the record, which this transaction has.
  await tx.execute(sql`update ${jobs} set data = found.data from (
      select jobs.id, given.data from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
        as given (kind text, record_id uuid, due timestamptz, data jsonb)
        join ${jobs} as jobs on jobs.area = ${area} and jobs.record_id = given.record_id and jobs.kind = given.kind
          and jobs.due = given.due and jobs.done_at is null
      for update of jobs skip locked) as found where ${jobs.id} = found.id`)
}
