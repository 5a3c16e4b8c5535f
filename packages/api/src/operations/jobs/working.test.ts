import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { jobs } from '../../records/jobs/jobs.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'
import { claimJobs, doJob, keepFailure, purgeJobs, type Effect } from './jobStore'
import { JobWorker } from './JobWorker'
import {
  effects,
  endLeases,
  LATER,
  LATEST,
  passTime,
  startJobsApi,
  workOff,
  type JobsApi,
} from './testing'

const SILENT = { error: () => undefined }
const BOTH = { from: LATER, until: LATEST }

eachSharedDatabase((empty) => {
  let api: JobsApi
  beforeEach(async () => {
    api = await startJobsApi(await empty())
  })

  test('the audit notes what has gone live and ended, in the name of who had it published', async () => {
    const made = await api.scheduled('Lamplighter', BOTH)
    expect(await workOff(api.db)).toEqual([])
    expect(await api.noted()).toEqual([])
    await passTime(api.db)
    expect(await workOff(api.db)).toEqual([])
    const noted = ['Ana Admin: Lamplighter ended', 'Ana Admin: Lamplighter went-live']
    expect(await api.noted()).toEqual(noted)
    expect(await api.jobsOf(made)).toMatchObject([
      { kind: 'went-live', isDone: true, attempts: 1, error: null },
      { kind: 'ended', isDone: true, attempts: 1, error: null },
    ])
    await workOff(api.db)
    expect(await api.noted()).toEqual(noted)
    const { records } = await api.audit(`recordId=${made.id}`)
    expect(records.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining([expect.stringContaining('Lamplighter')]),
    )
  })

  test('what was cancelled, is in the trash or gone has no effect', async () => {
    const cancelled = await api.scheduled('Cancelled')
    await api.done('POST', `careers/${cancelled.id}/cancel-scheduled`, {
      version: cancelled.version,
    })
    const trashed = await api.scheduled('Trashed', BOTH)
    const moved = await api.scheduled('Moved', { until: LATER })
    await api.done('POST', `careers/${moved.id}/end`, { version: moved.version, until: LATEST })
    await api.remove(trashed)
    await api.db.insert(jobs).values([
      { kind: 'ended', area: 'careers', recordId: api.ids.staff, due: LATER },
      { kind: 'ended', area: 'moon', recordId: api.ids.staff, due: LATER },
    ])
    await passTime(api.db)
    expect(await workOff(api.db)).toEqual([])
    expect(await api.noted()).toEqual(['Ana Admin: Moved ended'])
    for (const each of [cancelled, trashed, moved])
      expect((await api.jobsOf(each)).map(({ isDone }) => isDone)).not.toContain(false)
  })

  test('several workers at once do each job once', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    for (const name of names) await api.scheduled(name, BOTH)
    await passTime(api.db)
    await Promise.all([workOff(api.db), workOff(api.db), workOff(api.db)])
    expect(await api.noted()).toEqual(
      names.flatMap((name) => [`Ana Admin: ${name} ended`, `Ana Admin: ${name} went-live`]),
    )
  })

  test('a job of a worker that is gone is done by another one, and only by one', async () => {
    await api.scheduled('Lamplighter')
    await passTime(api.db)
    const { claimed: gone } = await claimJobs(api.db)
    expect(gone).toHaveLength(1)
    expect((await claimJobs(api.db)).claimed).toEqual([])
    await endLeases(api.db)
    const { claimed } = await claimJobs(api.db)
    for (const job of [...gone, ...claimed, ...claimed]) await doJob(api.db, job, effects)
    expect(await api.noted()).toEqual(['Ana Admin: Lamplighter went-live'])
    const [late] = gone
    if (late) await keepFailure(api.db, late, 'Too late.', 10)
    expect(await api.db.select({ error: jobs.error }).from(jobs)).toEqual([{ error: null }])
  })

  test('a worker that is killed after the effect leaves nothing of it', async () => {
    await api.scheduled('Lamplighter')
    await passTime(api.db)
    const { claimed } = await claimJobs(api.db)
    for (const job of claimed) await expect(doJob(api.db, job, killed)).rejects.toThrow('killed')
    expect(await api.noted()).toEqual([])
    await endLeases(api.db)
    await workOff(api.db)
    expect(await api.noted()).toEqual(['Ana Admin: Lamplighter went-live'])
  })

  test('a job that fails waits and is tried again, ten times, until somebody runs it', async () => {
    const made = await api.scheduled('Lamplighter')
    await passTime(api.db)
    for (let attempt = 0; attempt < 12; attempt++) {
      const logged = await workOff(api.db, refuse)
      expect(logged).toHaveLength(attempt < 10 ? 1 : 0)
      // It waits.
      expect(await workOff(api.db, refuse)).toEqual([])
      await endLeases(api.db)
    }
    const error = 'Something unexpected happened. The log of the server says what.'
    const failed = { attempts: 10, error, isDone: false }
    expect(await api.jobsOf(made)).toMatchObject([failed])
    const listed = await api.done<{ jobs: { id: string; state: string }[] }>('GET', 'jobs')
    expect(listed.jobs).toMatchObject([{ state: 'Failed', error, title: 'Lamplighter' }])
    await api.done('POST', `jobs/${listed.jobs[0]?.id}/run`)
    await workOff(api.db)
    expect(await api.jobsOf(made)).toMatchObject([{ attempts: 1, error: null, isDone: true }])
  })

  test('a late job changes no public answer', async () => {
    await api.scheduled('Lamplighter')
    expect(await api.shown('careers')).toEqual([])
    await passTime(api.db)
    const answer = () => api.app.inject('/api/public/careers?region=US')
    const before = await answer()
    expect(before.body).toContain('Lamplighter')
    await workOff(api.db)
    expect((await answer()).body).toBe(before.body)
  })

  test('a worker that stops ends its job, and gives the others back', async () => {
    const both = [await api.scheduled('One'), await api.scheduled('Two')]
    await passTime(api.db)
    let stopped: Promise<void> | undefined
    const worker = new JobWorker(api.db, SILENT, async (tx, job) => {
      stopped ??= worker.stop()
      await tx.execute(sql`select pg_sleep(0.05)`)
      await effects(tx, job)
    })
    worker.start()
    await expect.poll(() => stopped !== undefined).toBe(true)
    await stopped
    const left = (await Promise.all(both.map(api.jobsOf))).flat()
    expect(left.map(({ isDone, attempts }) => `${isDone} ${attempts}`).toSorted()).toEqual([
      'false 0',
      'true 1',
    ])
    expect(await api.noted()).toHaveLength(1)
    await workOff(api.db)
    expect(await api.noted()).toHaveLength(2)
  })

  test('a started server does a job on time that is made meanwhile', async () => {
    const { database, config } = api
    const app = await createTestApp({ database, config, logLevel: 'silent' })
    app.jobs.start()
    // Its first look finds nothing, so the next one would be in 15 seconds.
    await expect.poll(() => app.jobs.load().oldestDueSeconds).toBe(0)
    const from = new Date(Date.now() + 2000).toISOString()
    await api.scheduled('Lamplighter', { from })
    await expect
      .poll(() => api.noted(), { timeout: 8000 })
      .toEqual(['Ana Admin: Lamplighter went-live'])
    await app.close()
  })

  test('jobs are deleted when they have been done for long', async () => {
    await api.scheduled('Lamplighter', BOTH)
    await passTime(api.db)
    await api.scheduled('Later')
    await workOff(api.db)
    await purgeJobs(api.db, new Date(Date.now() - 60_000))
    expect(await api.db.select().from(jobs)).toHaveLength(3)
    await purgeJobs(api.db, new Date(Date.now() + 60_000))
    expect(await api.db.select().from(jobs)).toHaveLength(1)
  })
})

async function killed(...given: Parameters<Effect>) {
  await effects(...given)
  throw new Error('killed')
}

async function refuse() {
  throw new Error('a secret')
}
