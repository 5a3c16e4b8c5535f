import {
  jobState,
  MAX_JOB_ATTEMPTS,
  MAX_LISTED_JOBS,
  presentTime,
  type Job,
  type JobKind,
} from '@staff/contract'
import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { jobs } from '../../records/jobs/jobs.table'
import { isoOf } from '../../records/live/times/readTimes'
import { allEntities } from '../../records/table/areas'
import { findRecords } from '../../records/table/recordStore'
import { recordTable } from '../../records/table/recordTable'

/** A job of the table, and the time of the database. */
export interface KeptJob {
  id: string
  kind: JobKind
  area: string
  recordId: string
  due: string
  lease: string | null
  attempts: number
  error: string | null
  doneAt: string | null
  now: string
}

/** The columns of a `KeptJob`. */
const KEPT = sql`id, kind, area, record_id as "recordId", ${isoOf(sql`due`)} as due, ${isoOf(sql`lease`)} as lease,
  attempts, error, ${isoOf(sql`done_at`)} as "doneAt", ${isoOf(sql`now()`)} as now`

/** The first jobs of each state: failed, running, waiting and done. */
export async function findJobs(db: Db): Promise<KeptJob[]> {
  const isTried = sql`error is null and coalesce(lease > now(), false)`
  const isLeft = sql`done_at is null and not (${isTried})`
  const hasFailed = sql`attempts >= ${MAX_JOB_ATTEMPTS}::integer`
  const byDue = sql`extract(epoch from due)`
  const groups = [
    someJobs(1, sql`${isLeft} and ${hasFailed}`, byDue),
    someJobs(2, sql`done_at is null and ${isTried}`, byDue),
    someJobs(3, sql`${isLeft} and not ${hasFailed}`, byDue),
    someJobs(4, sql`done_at is not null`, sql`-extract(epoch from done_at)`),
  ]
  return queryRows(
    db,
    sql`select ${KEPT} from (${sql.join(groups, sql` union all `)}) as listed order by place, sorted, id`,
  )
}

function someJobs(place: number, condition: SQL, sorted: SQL): SQL {
  return sql`(select ${place}::integer as place, ${sorted} as sorted, * from ${jobs}
    where ${condition} order by 2, id limit ${MAX_LISTED_JOBS}::integer)`
}

/** A job, locked until the end of the transaction; undefined if there is none. */
export async function lockJob(tx: Db, id: string): Promise<KeptJob | undefined> {
  const [job] = await queryRows<KeptJob>(
    tx,
    sql`select ${KEPT} from ${jobs} where id = ${id}::uuid for update`,
  )
  return job
}

/** Jobs as a call returns them, with the titles of their records, which are read once for each area. */
export async function presentJobs(db: Db, kept: readonly KeptJob[]): Promise<Job[]> {
  // Records of two areas can have the same id.
  const titles = new Map<string, string>()
  for (const entity of allEntities()) {
    const own = kept.filter(({ area }) => area === entity.area)
    const ids = [...new Set(own.map(({ recordId }) => recordId))]
    for (const record of await findRecords(db, recordTable(entity), ids))
      titles.set(`${entity.area} ${String(record[entity.idKey])}`, entity.titleOf(record))
  }
  return kept.map((job) => presentJob(job, titles.get(`${job.area} ${job.recordId}`) ?? ''))
}

function presentJob({ lease, now, ...job }: KeptJob, title: string): Job {
  const { attempts, error, doneAt } = job
  const state = jobState({ attempts, lease, error, doneAt }, now)
  return {
    ...job,
    title,
    state,
    due: presentTime(job.due),
    error: error ?? (state === 'Failed' ? STOPPED : null),
    doneAt: doneAt && presentTime(doneAt),
  }
}

const STOPPED = 'Each server that tried it stopped before it was done.'
