import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { queries } from '@staff/server/areas/queries/queries.table'
import type { Database } from '../db/database'
import { idempotencyKeys } from './idempotencyKeys.table'
import { purgeExpired } from '../../operations/purge/schedulePurge'
import {
  startRecordsApi,
  valuesOf,
  writableSuites,
  type RecordsApi,
  type Row,
} from '../../records/testing'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { createTestApp } from '../../testing/testContent'

eachSharedDatabase((empty) => {
  describe.each(writableSuites)('a new %s', (_name, each) => {
    const { entity, filled, create } = each
    const values = { ...valuesOf(entity, filled), ...create }
    let api: RecordsApi
    beforeAll(async () => {
      api = await startRecordsApi(await empty(), each)
    })

    test('is created once, however often the call is repeated', async () => {
      const key = randomUUID()
      const { total } = await api.list('')
      const concurrent = await Promise.all([1, 2, 3].map(() => api.create(values, key)))
      const later = await api.create(values, key)
      const [first] = concurrent
      expect([...concurrent, later].map(({ statusCode }) => statusCode)).toEqual([
        201, 201, 201, 201,
      ])
      expect([...concurrent, later].map((response) => response.json<Row>())).toEqual(
        Array.from({ length: 4 }, () => first?.json()),
      )
      expect(later.headers).toMatchObject({
        'idempotency-replayed': 'true',
        etag: '"1"',
        location: first?.headers.location,
      })
      expect((await api.list('')).total).toBe(total + 1)
    })

    test('is refused with a key that was used for another body', async () => {
      const key = randomUUID()
      const [field = ''] = entity.searched
      const refused = await api.create({ ...values, [field]: '' }, key)
      expect(refused.statusCode).toBe(422)
      // Unique fields need values that no other test uses.
      const own = { email: 'once@example.com', name: 'Once' }
      const ownValues = Object.entries(own).filter(([name]) => name in values)
      const made = await api.create({ ...values, ...Object.fromEntries(ownValues) }, key)
      const again = await api.create({ ...values, [field]: 'Other' }, key)
      expect([made.statusCode, again.statusCode]).toEqual([201, 422])
      expect(Object.keys(again.json<{ errors: object }>().errors)).toEqual(['Idempotency-Key'])
    })
  })

  describe('a repeated call', () => {
    const role = { name: 'Librarian', roleTypeId: 2 }
    let database: Database
    let api: TestApi
    beforeAll(async () => {
      database = await empty()
      api = await startTestApi(database)
    })

    function createRole(key: string, body: object = role) {
      const headers = { 'idempotency-key': key }
      return api.call('POST', '/api/roles', { as: 'administrator', body, headers })
    }

    test('gets the first response from another node, and after a day creates again', async () => {
      const key = randomUUID()
      const first = await createRole(key)
      const { config } = api
      const node = await createTestApp({ database, config, logLevel: 'silent' })
      const again = await node.inject({
        method: 'POST',
        url: '/api/roles',
        headers: {
          authorization: `Bearer ${await api.logIn('administrator')}`,
          'idempotency-key': key,
        },
        payload: role,
      })
      expect([again.statusCode, again.json()]).toEqual([201, first.json()])
      await purgeExpired(database.db, config, new Date(Date.now() + 25 * 60 * 60_000))
      expect((await createRole(key)).json()).toMatchObject({ errors: { name: expect.any(String) } })
    })

    test.each([
      ['another address', '/api/clients', role],
      ['a call of another kind', '/api/roles/bulk', { action: 'delete', ids: [randomUUID()] }],
      ['a view', '/api/views', { area: 'roles', name: 'All' }],
    ])('is refused for %s', async (_, url, body) => {
      const key = randomUUID()
      expect((await createRole(key, { ...role, name: key })).statusCode).toBe(201)
      const headers = { 'idempotency-key': key }
      const other = await api.call('POST', url, { as: 'administrator', body, headers })
      const message = 'This Idempotency-Key belongs to a call with another address'
      expect([other.statusCode, other.json()]).toMatchObject([
        422,
        { message, errors: { 'Idempotency-Key': message } },
      ])
    })

    test('a note to another query is refused, and stored nowhere', async () => {
      const one = { name: 'V', email: 'v@example.com', subject: 'S', message: 'M', region: 'US' }
      const [first, second] = await database.db
        .insert(queries)
        .values([one, one])
        .returning({ id: queries.id })
      const headers = { 'idempotency-key': randomUUID() }
      const add = (id: string | undefined) =>
        api.call('POST', `/api/queries/${id}/notes`, { as: 'staff', body: { text: 'T' }, headers })
      const statuses = [await add(first?.id), await add(first?.id), await add(second?.id)]
      expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 422])
      const stored = await database.db.select({ notes: queries.notes }).from(queries)
      expect(stored.map(({ notes }) => notes.length).toSorted((a, b) => a - b)).toEqual([0, 1])
      await database.db.delete(queries)
    })

    test('is repeated only for the same user', async () => {
      const key = randomUUID()
      await createRole(key, { ...role, name: 'Archivist' })
      const headers = { 'idempotency-key': key }
      const other = await api.call('POST', '/api/roles', { as: 'staff', body: role, headers })
      expect(other.statusCode).toBe(403)
    })

    test('stores neither the key nor the body', async () => {
      const key = randomUUID()
      const query = {
        name: 'Vera',
        email: 'v@example.com',
        subject: 'S',
        message: 'Psst',
        region: 'US',
      }
      const send = () =>
        api.call('POST', '/api/public/queries', {
          body: query,
          headers: { 'idempotency-key': key },
        })
      const [one, two] = [await send(), await send()]
      expect([one.statusCode, two.statusCode]).toEqual([201, 201])
      const stored = JSON.stringify(await database.db.select().from(idempotencyKeys))
      expect(stored).not.toMatch(new RegExp(`${key}|Psst|v@example`))
      const { total } = (await api.call('GET', '/api/queries', { as: 'staff' })).json<{
        total: number
      }>()
      expect(total).toBe(1)
    })

    test.each(['short', 'x'.repeat(256), 'white space in here'])(
      'is refused with the invalid key "%s"',
      async (key) => {
        expect((await createRole(key)).statusCode).toBe(400)
      },
    )
  })
})
