import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { jobs } from '../../records/jobs/jobs.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { claimJobs } from './jobStore'
import { JobWorker } from './JobWorker'
import { LATER, LATEST, startJobsApi, type JobsApi } from './testing'

eachSharedDatabase((empty) => {
  let api: JobsApi
  beforeEach(async () => {
    api = await startJobsApi(await empty())
  })

  const add = async (changes: Partial<typeof jobs.$inferInsert>) => {
    const job = { kind: 'ended', area: 'careers', recordId: randomUUID(), due: LATER } as const
    const [row] = await api.db
      .insert(jobs)
      .values({ ...job, ...changes })
      .returning()
    return row?.id ?? ''
  }

  test('lists those that failed, run, wait and are done', async () => {
    const made = await api.scheduled('Lamplighter', { from: LATER, until: LATEST })
    const doneAt = new Date('2026-01-01T09:00:00Z')
    const [first, last] = [await add({ doneAt }), await add({ doneAt: new Date() })]
    const failed = await add({ attempts: 10, error: 'No.', due: '2026-01-01T09:00:00Z' })
    const killed = await add({
      attempts: 10,
      due: '2026-01-02T09:00:00Z',
      lease: '2026-01-02T09:01:00Z',
    })
    const retried = await add({
      attempts: 3,
      error: 'No.',
      due: '2026-01-01T09:00:00Z',
      lease: LATER,
    })
    const runs = await add({ attempts: 1, due: '2026-01-01T09:00:00Z', lease: LATER })
    const listed = await api.done<{ jobs: { id: string; state: string; title: string }[] }>(
      'GET',
      'jobs',
    )
    expect(listed.jobs).toMatchObject([
      { id: failed, state: 'Failed', error: 'No.', title: '' },
      { id: killed, state: 'Failed', error: expect.stringContaining('stopped') },
      { id: runs, state: 'Running' },
      { id: retried, state: 'Waiting', error: 'No.' },
      { state: 'Waiting', kind: 'went-live', title: 'Lamplighter', recordId: made.id, due: LATER },
      { state: 'Waiting', kind: 'ended', title: 'Lamplighter', due: LATEST },
      { id: last, state: 'Done' },
      { id: first, state: 'Done', doneAt: doneAt.toISOString() },
    ])
  })

  test('names each record of two areas with the same id', async () => {
    const career = await api.make('careers', 'Lamplighter')
    const position = await api.make('positions', 'Diver')
    await api.db.execute(
      sql`update contractual_positions set id = ${career.id} where id = ${position.id}`,
    )
    for (const { area } of [career, position]) await add({ area, recordId: career.id })
    const { jobs: listed } = await api.done<{ jobs: { title: string }[] }>('GET', 'jobs')
    expect(listed.map(({ title }) => title).toSorted()).toEqual(['Diver', 'Lamplighter'])
  })

  test('runs one that failed or waits, and no other', async () => {
    const failed = await add({ attempts: 10, error: 'No.', lease: LATER })
    const run = (id: string) => api.send('POST', `jobs/${id}/run`)
    const response = await run(failed)
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id: failed, state: 'Waiting', attempts: 0, error: null, due: LATER },
    ])
    const [entry] = await api.db
      .select()
      .from(audit)
      .where(sql`area = 'jobs'`)
    expect(entry).toMatchObject({ action: 'run-again', recordId: failed, userName: 'Ana Admin' })
    const refused = [
      [await add({ doneAt: new Date() }), 409],
      [await add({ lease: LATER, attempts: 1 }), 409],
      [randomUUID(), 404],
      ['moon', 404],
    ] as const
    for (const [id, status] of refused) expect((await run(id)).statusCode).toBe(status)
    expect((await api.send('GET', 'jobs', { as: 'staff' })).statusCode).toBe(403)
    expect((await api.send('POST', `jobs/${failed}/run`, { as: 'staff' })).statusCode).toBe(403)
  })

  test('a late job makes the health answer degraded, without another status', async () => {
    const health = async () => {
      const { statusCode, body } = await api.app.inject('/api/health')
      return [statusCode, body]
    }
    const known = async () => {
      const worker = new JobWorker(api.db, { error: () => undefined }, () =>
        Promise.reject(new Error('No.')),
      )
      worker.start()
      await expect.poll(() => worker.load()).not.toEqual({ oldestDueSeconds: 0, failed: 0 })
      await worker.stop()
      return worker.load()
    }
    await add({ due: sql`now() - interval '4 minutes'` as unknown as string })
    expect((await known()).oldestDueSeconds).toBeCloseTo(240, -1.5)
    expect(await health()).toEqual([200, '{"status":"ok"}'])
    await add({ due: sql`now() - interval '6 minutes'` as unknown as string })
    await add({ due: '2026-01-01T09:00:00Z', attempts: 10, error: 'No.' })
    const late = await known()
    expect(late.failed).toBe(1)
    expect(late.oldestDueSeconds).toBeGreaterThan(355)
    const load = vi.spyOn(api.app.jobs, 'load').mockReturnValue(late)
    expect(await health()).toEqual([200, '{"status":"degraded"}'])
    load.mockRestore()
    expect((await claimJobs(api.db)).failed).toBe(1)
  })
})
