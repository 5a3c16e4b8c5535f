import type { FoundRecord } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { careers } from '@staff/server/areas/careers/careers.table'
import { queries } from '@staff/server/areas/queries/queries.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { startTestApi, type Person, type TestApi } from '../../testing/testApi'

const MINUTE = 60_000
const START = Date.parse('2026-10-01T08:00:00Z')

const CAREER = {
  experience: 3,
  location: 'Łódź',
  department: 'Delivery',
  type: 'Full time',
  description: 'Xylophone repairs',
}
const QUERY = {
  name: 'Mei Song',
  email: 'mei.song@example.com',
  subject: 'Engineering help',
  message: 'Hello',
  region: 'US',
}

eachDatabase((open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(await open())
  })
  afterAll(() => api.database.close())

  /** Stores careers, each a minute newer than the one before. */
  async function addCareers(...titles: string[]) {
    await api.database.db
      .insert(careers)
      .values(
        titles.map((title, index) =>
          Object.assign({}, CAREER, { title, updatedAt: new Date(START + index * MINUTE) }),
        ),
      )
  }

  function get(q: string, as: Person = 'administrator') {
    return api.call('GET', `/api/search?q=${encodeURIComponent(q)}`, { as })
  }

  async function find(q: string, as?: Person): Promise<FoundRecord[]> {
    const response = await get(q, as)
    expect(response.statusCode).toBe(200)
    return response.json<{ results: FoundRecord[] }>().results
  }

  async function titlesOf(q: string, as?: Person) {
    return (await find(q, as)).map(({ title }) => title)
  }

  test('finds nothing in empty areas', async () => {
    expect(await find('engineer')).toEqual([])
    expect(await find('z')).toEqual([])
  })

  describe('with records', () => {
    beforeAll(async () => {
      await addCareers(
        'Engineer one',
        'Head engineer',
        'Reengineering lead',
        'Engineer two',
        'ENGINEERING manager',
        'Übersetzer',
        'Die übersetzung',
        'C++ developer',
        '100 % remote',
        '100 percent',
        'snake_case',
        'snakeXcase',
        String.raw`Back\slash`,
        "O'Brien's post",
        'Bob; drop table careers; --',
      )
      await api.database.db.insert(queries).values(QUERY)
    })

    test('the best come first, and among equals the last changed', async () => {
      const expected = [
        'ENGINEERING manager',
        'Engineer two',
        'Engineer one',
        'Head engineer',
        'Reengineering lead',
      ]
      const found = await find('engineer')
      expect(found.filter(({ area }) => area === 'careers').map(({ title }) => title)).toEqual(
        expected,
      )
      // The newest of all, in another area.
      expect(found[0]).toMatchObject({ area: 'queries', title: QUERY.subject, detail: QUERY.name })
    })

    test('a result has area, id, title, detail and status', async () => {
      const [found] = await find('Head engineer')
      const [stored] = await api.database.db
        .select({ id: careers.jobId })
        .from(careers)
        .where(sql`title = 'Head engineer'`)
      expect(found).toEqual({
        area: 'careers',
        id: stored?.id,
        title: 'Head engineer',
        detail: CAREER.location,
        status: 'Draft',
      })
      const headers = { 'if-match': '*' }
      const address = `/api/careers/${String(stored?.id)}/publish`
      await api.call('POST', address, { as: 'administrator', headers, body: { version: 1 } })
      const [published] = await find('Head engineer')
      expect(published).not.toHaveProperty('status')
    })

    test('staff find only what they can read', async () => {
      expect(await find('engineer', 'staff')).toMatchObject([{ area: 'queries' }])
      expect(await find('head', 'staff')).toEqual([])
      expect(await find('Ana Ad', 'staff')).toEqual([])
      expect(await find('Ana Ad')).toMatchObject([{ area: 'users', title: 'Ana Admin' }])
    })

    test('finds nothing but titles', async () => {
      expect(await find('xylophone')).toEqual([])
      expect(await find('łódź')).toEqual([])
    })

    test.each([
      ['über', ['Übersetzer', 'Die übersetzung']],
      ['ÜBER', ['Übersetzer', 'Die übersetzung']],
      ['u\u0308ber', ['Übersetzer', 'Die übersetzung']],
      ['ü', ['Übersetzer', 'Die übersetzung']],
      ['  head  ', ['Head engineer']],
      ['he\u200bad', ['Head engineer']],
      ['%', ['100 % remote']],
      ['100 %', ['100 % remote']],
      ['_', []],
      ['snake_', ['snake_case']],
      ['\\', []],
      [String.raw`back\s`, [String.raw`Back\slash`]],
      ["o'brien's", ["O'Brien's post"]],
      ["'", []],
      ['bob; drop table', ['Bob; drop table careers; --']],
      ['c++', ['C++ developer']],
      ['table careers', ['Bob; drop table careers; --']],
    ])('finds “%s”', async (q, expected) => {
      expect(await titlesOf(q)).toEqual(expected)
    })

    test('two characters find beginnings of titles and words only', async () => {
      expect(await titlesOf('le')).toEqual(['Reengineering lead'])
      expect(await titlesOf('ee')).toEqual([])
      expect(await titlesOf('eer')).toContain('Head engineer')
    })

    test('nobody finds anything without a session, and no cache keeps what somebody found', async () => {
      expect((await api.call('GET', '/api/search?q=engineer')).statusCode).toBe(401)
      expect((await get('engineer')).headers['cache-control']).toBe('no-store')
    })
  })
})
