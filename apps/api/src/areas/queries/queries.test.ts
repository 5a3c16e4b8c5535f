import { query } from '@staff/content/query/query.entity'
import { withInvalid } from '@staff/entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { beforeEach, describe, expect, test } from 'vitest'

import { startTestApi, type Call, type TestApi } from '@staff/api/testing/testApi'
import { valuesOf } from '@staff/api/records/testing'
import { eachSharedDatabase } from '@staff/api/testing/eachDatabase'

const SITE_KEY = 'the-key-of-the-website-7'
const ADDRESS = '/api/public/queries'
const { status: _, assigneeId: _id, ...queryValues } = valuesOf(query, queryFixtures.filled)
const invalid = Object.entries(queryFixtures.invalid).filter(
  ([, { field }]) => field in queryValues,
)

eachSharedDatabase((empty, open) => {
  let api: TestApi

  beforeEach(async () => {
    const database = await empty()
    api = await startTestApi(database, { siteKey: SITE_KEY })
  })

  const send = (body: unknown, call: Call = {}) => api.call('POST', ADDRESS, { ...call, body })

  const list = async () =>
    (await api.call('GET', '/api/queries', { as: 'staff' })).json<{
      records: Record<string, unknown>[]
    }>().records

  test('every logged-in user can read a visitor’s query', async () => {
    const response = await send(queryValues)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      message: 'Thank you. We have your message and will answer it.',
    })
    const [stored] = await list()
    const work = { status: 'New', assigneeId: null, assigneeName: '' }
    expect(stored).toMatchObject({ ...queryValues, ...work, version: 1 })
    expect(stored).not.toHaveProperty('notes')
    const one = await api.call('GET', `/api/queries/${String(stored?.['id'])}`, { as: 'staff' })
    expect(one.json()).toEqual(stored)
  })

  test('invisible characters are refused, and an email is normalized', async () => {
    const response = await send({ ...queryValues, name: 'Ana\u202e', message: 'One\n\ttwo\u0007' })
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      {
        errors: {
          name: 'Name contains a right-to-left override (U+202E) after "Ana"',
          message: 'Message contains a bell (U+0007) after "One\n\ttwo"',
        },
      },
    ])
    expect((await send({ ...queryValues, email: 'ａna＠example.com' })).statusCode).toBe(201)
    expect((await list())[0]).toMatchObject({ email: 'ana@example.com' })
  })

  test('queries cannot be created in the console, nor what the visitor wrote changed', async () => {
    await send(queryValues)
    const [stored] = await list()
    const path = `/api/queries/${String(stored?.['id'])}`
    const headers = { 'if-match': '*' }
    const responses = await Promise.all([
      api.call('POST', '/api/queries', { as: 'administrator', body: queryValues }),
      api.call('PATCH', path, { as: 'administrator', body: { name: 'X' }, headers }),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([405, 422])
    expect(responses[1]?.json()).toMatchObject({ errors: { name: 'Unknown field: name' } })
    expect(await list()).toEqual([stored])
  })

  test.each([{ status: 'Answered' }, { assigneeId: null }, { notes: [] }])(
    'a visitor cannot send %j',
    async (more) => {
      expect((await send({ ...queryValues, ...more })).statusCode).toBe(422)
      expect(await list()).toEqual([])
    },
  )

  test.each(invalid)('refuses %s', async (_name, refused) => {
    const response = await send(withInvalid(queryValues, refused))
    const errors = { [refused.field]: refused.message }
    expect([response.statusCode, response.json()]).toMatchObject([422, { errors }])
  })

  test('a response never repeats what was sent', async () => {
    const script = '<script>alert(1)</script>'
    const bodies = [
      { ...queryValues, name: script },
      { ...queryValues, email: script },
      { ...queryValues, region: script },
      { ...queryValues, message: 5 },
      `{"name": "${script}`,
    ]
    const responses = await Promise.all(bodies.map((body) => send(body)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 422, 422, 422, 400])
    for (const { body } of responses) expect(body).not.toContain('script')
    expect((await list()).map(({ name }) => name)).toEqual([script])
  })

  test('accepts the longest query that the rules allow, and refuses much larger bodies', async () => {
    const longest = { ...queryValues, message: '\\u00e9'.repeat(5000) }
    const escaped = JSON.stringify(longest).replaceAll('\\\\u', '\\u')
    expect((await send(escaped)).statusCode).toBe(201)
    expect((await send({ ...queryValues, message: 'x'.repeat(200_000) })).statusCode).toBe(413)
  })

  test('one address can send ten queries in ten minutes', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => send(queryValues)))
    const refused = responses.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(2)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.json()).toMatchObject({
      message: 'You have sent many messages. Please try again in 10 minutes.',
    })
    expect(await list()).toHaveLength(10)
  })

  describe('the website’s server, which sends for its visitors', () => {
    const from = (visitor: string, key = SITE_KEY) =>
      send(queryValues, { headers: { 'site-key': key, 'visitor-address': visitor } })

    test('is limited for each visitor separately', async () => {
      const flood = await Promise.all(Array.from({ length: 12 }, () => from('203.0.113.7')))
      expect(flood.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
      expect((await from('203.0.113.8')).statusCode).toBe(201)
      expect((await from('2001:db8::1')).statusCode).toBe(201)
      // The visitors' queries do not count for the server's own address.
      expect((await send(queryValues)).statusCode).toBe(201)
      const { records } = (
        await api.call('GET', '/api/audit?area=queries&action=create', { as: 'administrator' })
      ).json<{ records: { address: string; status: number }[] }>()
      const addresses = records.filter(({ status }) => status === 201).map(({ address }) => address)
      expect(addresses.slice(0, 4)).toEqual([
        '127.0.0.1',
        '2001:db8::1',
        '203.0.113.8',
        '203.0.113.7',
      ])
    })

    test.each(['', 'the-key-of-the-website-8', 'x', `${SITE_KEY}x`])(
      'gets 401 for the key "%s"',
      async (key) => {
        const response = await from('203.0.113.7', key)
        expect(response.statusCode).toBe(401)
        expect(response.json()).toMatchObject({ message: 'The site key is not right.' })
        expect(await list()).toEqual([])
      },
    )

    test('gets 401 for an address without the key', async () => {
      const response = await send(queryValues, { headers: { 'visitor-address': '203.0.113.7' } })
      expect(response.statusCode).toBe(401)
      expect(await list()).toEqual([])
    })

    test.each(['', 'somebody', '203.0.113', '203.0.113.7, 203.0.113.8'])(
      'gets 422 for the address "%s"',
      async (address) => {
        const response = await from(address)
        expect([response.statusCode, response.json()]).toMatchObject([
          422,
          { errors: { 'visitor-address': expect.stringContaining('IP address') } },
        ])
      },
    )

    test('gets 401 if the deployment has no key', async () => {
      const other = await startTestApi(await open())
      const headers = { 'site-key': SITE_KEY, 'visitor-address': '203.0.113.7' }
      const response = await other.call('POST', ADDRESS, { body: queryValues, headers })
      expect([response.statusCode, response.body]).toEqual([
        401,
        expect.stringContaining('SITE_KEY'),
      ])
    })
  })
})
