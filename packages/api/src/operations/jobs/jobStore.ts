import { MAX_JOB_ATTEMPTS, type JobKind } from '@staff/contract'
import { and, gte, lt, or, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { jobs, type JobData } from '../../records/jobs/jobs.table'
import { isoOf } from '../../records/live/times/readTimes'

/** A job that a worker has until the end of its lease. Times are exact, as live versions have them. */
export interface ClaimedJob {
  id: string
  kind: JobKind
  area: string
  recordId: string
  due: string
  lease: string
  attempts: number
  data: JobData | null
}

/** What a worker knows of the jobs of all nodes. */
export interface Outlook {
  /** When it has to look again; null if nothing is due later. */
  msToNext: number | null
  /** How long the oldest job is due that is tried; negative for one that is due later, null for none. */
  msOverdue: number | null
  failed: number
}

/**
 * Does what a job is for, in the transaction that marks it as done. What cannot be taken back, such as sending a mail, it returns: it is done after the
 * transaction, and the job is marked after that. A server that stops in between does it again.
 */
export type Effect = (tx: Db, job: ClaimedJob) => Promise<(() => Promise<void>) | void>

const MAX_CLAIMED = 20

/** Claims the oldest jobs that are due and that no other worker has, and tells what comes next, in one statement. */
export async function claimJobs(db: Db): Promise<Outlook & { claimed: ClaimedJob[] }> {
  const open = sql`done_at is null and attempts < ${MAX_JOB_ATTEMPTS}::integer`
  const [found] = await queryRows<Outlook & { claimed: ClaimedJob[] }>(
    db,
    sql`with ready as (
        select id from ${jobs} where ${open} and due <= now() and (lease is null or lease < now())
        order by due, id limit ${MAX_CLAIMED}::integer for update skip locked),
      claimed as (
        update ${jobs} set lease = now() + ${LEASE}, attempts = attempts + 1, error = null
        from ready where ${jobs}.id = ready.id returning ${jobs}.*)
      select coalesce((select json_agg(json_build_object('id', id, 'kind', kind, 'area', area, 'recordId', record_id,
          'due', ${isoOf(sql`due`)}, 'lease', ${isoOf(sql`lease`)}, 'attempts', attempts, 'data', data) order by due, id) from claimed), '[]') as claimed,
        ${msBetween(
          sql`now()`,
          sql`least((select min(due) from ${jobs} where ${open} and due > now()),
            (select min(lease) from ${jobs} where ${open} and due <= now() and lease >= now()))`,
        )} as "msToNext",
        ${msBetween(sql`(select min(due) from ${jobs} where ${open})`, sql`now()`)} as "msOverdue",
        (select count(*)::integer from ${jobs} where done_at is null and due <= now()
          and attempts >= ${MAX_JOB_ATTEMPTS}::integer and (error is not null or lease is null or lease < now())) as failed`,
  )
  if (!found) throw new Error('The database did not tell its jobs')
  return found
}

/**
 * Does a job and marks it as done. Does nothing if the job is done, or another worker has it since. A job with something that follows its transaction
 * gets a new lease for that, which `job` has then.
 */
export async function doJob(db: Db, job: ClaimedJob, effect: Effect): Promise<void> {
  const follows = await db.transaction(async (tx) => {
    const mine = await queryRows(tx, sql`select id from ${jobs} where ${isMine(job)} for update`)
    if (mine.length === 0) return undefined
    const rest = await effect(tx, job)
    if (!rest) await markDone(tx, job)
    return rest && { rest, lease: await renewLease(tx, job) }
  })
  if (!follows) return
  job.lease = follows.lease
  await follows.rest()
  await markDone(db, job)
}

async function markDone(db: Db, job: ClaimedJob) {
  await db.execute(
    sql`update ${jobs} set done_at = clock_timestamp(), lease = null, data = null where ${isMine(job)}`,
  )
}

async function renewLease(tx: Db, job: ClaimedJob): Promise<string> {
  const [renewed] = await queryRows<{ lease: string }>(
    tx,
    sql`update ${jobs} set lease = clock_timestamp() + ${LEASE} where ${isMine(job)} returning ${isoOf(sql`lease`)} as lease`,
  )
  return renewed?.lease ?? job.lease
}

const LEASE = sql`interval '1 minute'`

/** Keeps why a job failed for good. No worker tries it again; an administrator can. */
export async function keepFinalFailure(db: Db, job: ClaimedJob, error: string) {
  await db.execute(
    sql`update ${jobs} set error = ${error}, lease = null, attempts = ${MAX_JOB_ATTEMPTS}::integer where ${isMine(job)}`,
  )
}

/** Keeps why a job failed. Nobody tries it again before that many seconds have passed. */
export async function keepFailure(db: Db, job: ClaimedJob, error: string, seconds: number) {
  await db.execute(sql`update ${jobs} set error = ${error},
    lease = clock_timestamp() + ${seconds}::integer * interval '1 second' where ${isMine(job)}`)
}

/** Gives a job back that was claimed and not tried. */
export async function giveBack(db: Db, job: ClaimedJob) {
  await db.execute(
    sql`update ${jobs} set lease = null, attempts = attempts - 1 where ${isMine(job)}`,
  )
}

/** Deletes the jobs that were done before a time, and those that failed and were due before it. */
export async function purgeJobs(db: Db, before: Date) {
  const hasFailed = and(gte(jobs.attempts, MAX_JOB_ATTEMPTS), lt(jobs.due, before.toISOString()))
  await db.delete(jobs).where(or(lt(jobs.doneAt, before), hasFailed))
}

/** Whether a row is this job, as it was claimed. */
function isMine({ id, lease, attempts }: ClaimedJob) {
  return sql`id = ${id}::uuid and lease = ${lease}::timestamptz and attempts = ${attempts}::integer and done_at is null`
}

function msBetween(from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) {
  return sql`(1000 * extract(epoch from ${to} - ${from}))::float8`
}
