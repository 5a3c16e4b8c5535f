import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { throttles } from '../../platform/throttle/throttles.table'
import type * as concurrencyLimit from '../../platform/throttle/concurrencyLimit'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { onEmbedded } from '../../testing/eachDatabase'

// The worker has loaded the server for other files: this one needs its own.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

// The real limits, but smaller: two at a time and six queued.
vi.mock('../../platform/throttle/concurrencyLimit', async (original) => {
  const { createConcurrencyLimit } = await original<typeof concurrencyLimit>()
  return { createConcurrencyLimit: () => createConcurrencyLimit(2, 6) }
})

onEmbedded((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
  })

  const logIn = (username: string) =>
    api.call('POST', '/api/login', { body: { username, password: 'Wrong-horse-7' } })

  test('a flood of logins leaves lists responsive, and logins over the limit get a 503', async () => {
    const flood = Promise.all(Array.from({ length: 60 }, (_, index) => logIn(`p${index}@x.org`)))
    const lists = await Promise.all(
      Array.from({ length: 5 }, () => api.call('GET', '/api/users', { as: 'administrator' })),
    )
    expect(lists.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const responses = await flood
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
    const busy = responses.filter(({ statusCode }) => statusCode === 503)
    for (const { headers, json } of busy) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(json()).toMatchObject({
        message: 'The server is busy. Please try again in a moment.',
      })
    }
    expect((await logIn('later@x.org')).statusCode).toBe(401)
  })

  test('an attempt over the concurrency limit is not counted', async () => {
    await api.database.db.delete(throttles)
    const statuses = new Array<number>()
    for (let round = 0; round < 3; round += 1) {
      // Each wave has eight slots. If refused attempts counted, the accounts would soon be locked.
      const wave = await Promise.all(Array.from({ length: 30 }, (_, i) => logIn(`q${i}@x.org`)))
      statuses.push(...wave.map(({ statusCode }) => statusCode))
    }
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
    const rows = await api.database.db.select().from(throttles)
    const counted = rows.filter(({ key }) => key.startsWith('login-network'))
    expect(counted.map(({ points }) => points)).toEqual([
      statuses.filter((status) => status === 401).length,
    ])
  })
})
