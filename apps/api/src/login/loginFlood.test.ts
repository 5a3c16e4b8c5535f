import { beforeAll, expect, test, vi } from 'vitest'

import { throttles } from '../throttle/throttles.table'
import type * as gate from '../throttle/concurrencyLimit'
import { startTestApi, type TestApi } from '../testing/testApi'
import { eachDatabase } from '../testing/eachDatabase'

// The real gates with less room: two at a time and six in line.
vi.mock('../throttle/concurrencyLimit', async (original) => {
  const { createConcurrencyLimit } = await original<typeof gate>()
  return { createConcurrencyLimit: () => createConcurrencyLimit(2, 6) }
})

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
  })

  const logIn = (username: string) =>
    api.call('POST', '/api/login', { body: { username, password: 'Wrong-horse-7' } })

  test('a flood of logins leaves lists answering, and who finds no room is asked to come back', async () => {
    const flood = Promise.all(Array.from({ length: 60 }, (_, index) => logIn(`p${index}@x.org`)))
    const lists = await Promise.all(
      Array.from({ length: 5 }, () => api.call('GET', '/api/users', { as: 'administrator' })),
    )
    expect(lists.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const answers = await flood
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    for (const { headers, json } of busy) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(json()).toMatchObject({
        message: 'The server is busy. Please try again in a moment.',
      })
    }
    expect((await logIn('later@x.org')).statusCode).toBe(401)
  })

  test('an attempt that found no room is not counted', async () => {
    await api.database.db.delete(throttles)
    const statuses = new Array<number>()
    for (let round = 0; round < 3; round += 1) {
      // Each wave alone has room for eight; those who found none would soon be locked out.
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
