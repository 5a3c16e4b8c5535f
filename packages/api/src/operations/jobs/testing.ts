import { sql } from 'drizzle-orm'
import { expect } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import type { Database, Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { jobs } from '../../records/jobs/jobs.table'
import { startReleasesApi, type Made } from '../../records/releases/testing'
import { createMailEffect } from '../../people/mails/mailEffect'
import { createEffect } from './effects'
import { JobWorker } from './JobWorker'
import type { Effect } from './jobStore'

export const LATER = '2030-01-01T09:00:00.000Z'
export const LATEST = '2031-01-01T09:00:00.000Z'

export type JobsApi = Awaited<ReturnType<typeof startJobsApi>>

/** Calls about jobs, with functions that schedule careers, let time pass and read what is left of it. */
export async function startJobsApi(database: Database) {
  const api = await startReleasesApi(database)
  const { db } = database
  return {
    ...api,
    db,
    /** A career that goes live later. */
    scheduled: async (name: string, plan: { from?: string; until?: string } = { from: LATER }) => {
      const made = await api.make('careers', name)
      await api.done('POST', `careers/${made.id}/publish`, { version: made.version, ...plan })
      return made
    },
    remove: async ({ id }: Made) => {
      const headers = { 'if-match': '*' }
      expect((await api.send('DELETE', `careers/${id}`, { headers })).statusCode).toBe(204)
    },
    /** The jobs about a record. */
    jobsOf: async ({ id }: Made) =>
      queryRows<{ kind: string; due: string; isDone: boolean; attempts: number; error: string }>(
        db,
        sql`select kind, to_char(due at time zone 'UTC', 'YYYY') as due, done_at is not null as "isDone", attempts, error
          from ${jobs} where record_id = ${id}::uuid order by jobs.due`,
      ),
    /** What the audit says that time has brought to records, by its people. */
    noted: async () => {
      const entries = await db.select().from(audit)
      return entries
        .filter(({ action }) => action === 'went-live' || action === 'ended')
        .map(({ action, userName, recordTitle }) => `${userName}: ${recordTitle} ${action}`)
        .toSorted()
    },
  }
}

/** The effects of a server that sends no mails. */
export const effects = createEffect(createMailEffect({ mail: undefined, publicUrl: undefined }))

/** Moves what was scheduled of careers, and its jobs, ten years into the past. */
export async function passTime(db: Db) {
  await db.execute(
    sql`update careers_live set during = tstzrange(${past('lower(during)')}, ${past('upper(during)')})`,
  )
  await db.execute(sql`update ${jobs} set due = ${past('due')}`)
}

/** Ends the waiting after an error, and the leases of workers that are gone. */
export async function endLeases(db: Db) {
  await db.execute(
    sql`update ${jobs} set lease = now() - interval '1 second' where lease is not null`,
  )
}

/** Runs a worker until nothing is left to do for it now. Resolves to what it has logged. */
export async function workOff(db: Db, effect: Effect = effects): Promise<unknown[]> {
  const logged: unknown[] = []
  const worker = new JobWorker(db, { error: (entry: unknown) => logged.push(entry) }, effect)
  worker.start()
  await expect.poll(() => readyJobs(db), { timeout: 20_000 }).toBe(0)
  await worker.stop()
  return logged
}

async function readyJobs(db: Db) {
  const [row] = await queryRows<{ ready: number }>(
    db,
    sql`select count(*)::integer as ready from ${jobs} where done_at is null and due <= now()
      and case when error is null then attempts < 10 or lease > now() else attempts < 10 and lease < now() end`,
  )
  return row?.ready
}

function past(time: string) {
  return sql.raw(`${time} - interval '10 years'`)
}
