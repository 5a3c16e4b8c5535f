import { entities } from '@staff/content/entities'
import { NO_RIGHTS } from '@staff/entity'
import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type Person, type TestApi } from '@staff/api/testing/testApi'
import { eachDatabase } from '@staff/api/testing/eachDatabase'

import { queries } from '../queries/queries.table'
import { queriesByWeek } from './visitorQueries'

interface Dashboard {
  counts: Record<string, number>
  newestQueries: Record<string, unknown>[]
  queriesByWeek: { weekStart: string; count: number }[]
}

const ADMINISTRATOR = { roleTypeId: 1, roleName: 'Administrator', rights: NO_RIGHTS }

// A Friday; its week begins on Monday the 16th.
const NOW = new Date('2026-11-20T09:00:00Z')

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
    await add('2026-11-20T08:00:00Z', `First line\n\nsecond ${'x'.repeat(300)}`)
    await add('2026-11-17T00:00:00Z', 'Buy followers', 'Spam')
    await add('2026-11-16T00:00:00Z')
    await add('2026-11-15T23:59:59Z')
    await add('2026-09-01T12:00:00Z')
    await add('2026-08-31T00:00:00Z')
    await add('2026-08-30T23:59:59Z')
  })

  async function add(createdAt: string, message = 'Hello', status = 'Read') {
    await api.database.db.insert(queries).values({
      name: 'Mei Song',
      email: 'mei.song@example.com',
      subject: createdAt,
      message,
      region: 'US',
      status,
      createdAt: new Date(createdAt),
    })
  }

  async function read(as: Person) {
    return (await api.call('GET', '/api/dashboard', { as })).json<Dashboard>()
  }

  test('counts only the areas that the user can read', async () => {
    expect((await read('staff')).counts).toEqual({ queries: 7 })
    const { counts } = await read('administrator')
    expect(Object.keys(counts)).toEqual(entities.map(({ area }) => area))
    expect(counts).toMatchObject({ queries: 7, users: 2, roles: 2, testimonials: 0 })
  })

  test('returns the five newest queries without spam, with the message as one line', async () => {
    const { newestQueries } = await read('staff')
    expect(newestQueries.map(({ subject }) => subject)).toEqual([
      '2026-11-20T08:00:00Z',
      '2026-11-16T00:00:00Z',
      '2026-11-15T23:59:59Z',
      '2026-09-01T12:00:00Z',
      '2026-08-31T00:00:00Z',
    ])
    const [newest] = newestQueries
    expect(Object.keys(newest ?? {}).toSorted()).toEqual(
      ['id', 'name', 'subject', 'message', 'region', 'createdAt'].toSorted(),
    )
    expect(newest?.['message']).toMatch(/^First line second x{180,}$/)
    expect(newest?.['createdAt']).toBe('2026-11-20T08:00:00.000Z')
  })

  test('counts the queries of twelve weeks from Monday to Sunday in UTC, including empty weeks', async () => {
    const weeks = await queriesByWeek(api.database.db, ADMINISTRATOR, NOW)
    expect(weeks).toHaveLength(12)
    expect(weeks[0]).toEqual({ weekStart: '2026-08-31', count: 2 })
    expect(weeks.slice(1, 10).every(({ count }) => count === 0)).toBe(true)
    expect(weeks.slice(-2)).toEqual([
      { weekStart: '2026-11-09', count: 1 },
      { weekStart: '2026-11-16', count: 3 },
    ])
  })

  test.each([
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    ['2027-01-01T00:00:00Z', '2026-12-28'],
  ])('at %s the week begins on %s', async (now, weekStart) => {
    const weeks = await queriesByWeek(api.database.db, ADMINISTRATOR, new Date(now))
    expect(weeks.at(-1)?.weekStart).toBe(weekStart)
  })

  test('returns the weeks up to now to every logged-in user', async () => {
    const { queriesByWeek: weeks } = await read('staff')
    expect(weeks).toHaveLength(12)
    expect(Date.now() - Date.parse(weeks.at(-1)?.weekStart ?? '')).toBeLessThan(7 * 86_400_000)
  })
})
