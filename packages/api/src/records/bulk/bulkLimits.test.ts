import { MAX_BULK_RECORDS, type BulkResult } from '@staff/contract'
import { career } from '@staff/content/career/career.entity'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { startBulkApi, type BulkApi } from './testing'

const MINUTE = 60_000

onEmbedded((open) => {
  let api: BulkApi
  beforeAll(async () => {
    api = await startBulkApi(await open(), career)
    // One record too many.
    await api.database.db.execute(sql`
      insert into careers (job_id, title, experience, location, department, type, description)
      select gen_random_uuid(), 'Job ' || n, 1, 'Leeds', 'Design', 'Contract', 'Some work.'
      from generate_series(1, ${sql.raw(String(MAX_BULK_RECORDS + 1))}) as n`)
  }, MINUTE)
  afterAll(() => api.close())

  const set = { action: 'set', values: { type: 'Part time' } } as const

  test(
    'more than 10,000 records are refused, and nothing is changed',
    async () => {
      const response = await api.send({ ...set, all: {} })
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({
        errors: { all: expect.stringMatching(/^More than 10,000 records match/) },
      })
      expect((await api.list('type=Part+time')).total).toBe(0)
    },
    MINUTE,
  )

  test(
    '10,000 records are changed while others save, and the change is undone',
    async () => {
      const [other] = (await api.list('q=Job 10001')).records
      const id = String(other?.['jobId'])
      await api.call('DELETE', `/api/careers/${id}`, {
        as: 'administrator',
        headers: { 'if-match': '*' },
      })

      const changing = api.send({ ...set, all: {} })
      const over = changing.then(() => true)
      let saves = 0
      const body = { firstName: 'Sam' }
      const headers = { 'if-match': '*' }
      const save = () =>
        api
          .call('PATCH', `/api/users/${api.ids.staff}`, { as: 'administrator', body, headers })
          .then(() => false)
      while (!(await Promise.race([over, save()]))) saves += 1
      const result = (await changing).json<BulkResult>()
      expect(result).toMatchObject({ done: MAX_BULK_RECORDS, refused: [] })
      // Blocks of 500 let others save in between.
      expect(saves).toBeGreaterThan(10)
      const undone = await api.bulk({ action: 'undo', undo: String(result.undo) })
      expect(undone.done).toBe(MAX_BULK_RECORDS)
      expect((await api.list('type=Contract')).total).toBe(MAX_BULK_RECORDS)
    },
    3 * MINUTE,
  )
})
