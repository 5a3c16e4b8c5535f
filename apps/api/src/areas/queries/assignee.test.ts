import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { eachSharedDatabase } from '@staff/api/testing/eachDatabase'
import { startTestApi, type TestApi } from '@staff/api/testing/testApi'
import type { Row } from '@staff/api/records/testing'
import { users } from '@staff/api/identity/users/users.table'
import { CANNOT_TAKE, queryCalls, statusesOf } from './testing'

eachSharedDatabase((empty) => {
  let api: TestApi
  let calls: ReturnType<typeof queryCalls>

  beforeEach(async () => {
    const database = await empty()
    api = await startTestApi(database)
    calls = queryCalls(api)
  })

  test('everybody who is logged in sets them, of the version that they know', async () => {
    const id = await calls.add()
    const taken = await calls.change(id, { status: 'Read', assigneeId: api.ids.staff }, 1)
    expect([taken.statusCode, taken.json()]).toMatchObject([
      200,
      { status: 'Read', assigneeId: api.ids.staff, assigneeName: 'Sam Staff', version: 2 },
    ])
    expect((await calls.change(id, { status: 'Spam' }, 1, { headers: {} })).statusCode).toBe(428)
    expect((await api.call('PATCH', `/api/queries/${id}`, { body: {} })).statusCode).toBe(401)
  })

  test('of two people who take it at the same time one learns who was faster', async () => {
    const id = await calls.add()
    const responses = await Promise.all(
      (['staff', 'administrator'] as const).map((as) =>
        api.call('PATCH', `/api/queries/${id}`, {
          as,
          body: { assigneeId: api.ids[as] },
          headers: { 'if-match': '"1"' },
        }),
      ),
    )
    expect(statusesOf(responses)).toEqual([200, 412])
    const stored = await calls.read(id)
    const refused = responses.find(({ statusCode }) => statusCode === 412)
    expect(refused?.json<{ current: Row }>().current).toEqual(stored)
    expect(stored['version']).toBe(2)
  })

  test.each([
    ['an unknown status', { status: 'Lost' }, { status: 'Status must be one of the choices' }],
    ['no status', { status: null }, { status: 'Status is required' }],
    [
      'somebody who is not there',
      { assigneeId: randomUUID() },
      { assigneeId: 'Taken by no longer exists; choose another' },
    ],
    ['a name', { assigneeId: 'Sam' }, { assigneeId: 'Taken by must be one of the choices' }],
    ['another message', { message: 'X' }, { message: 'Unknown field: message' }],
  ])('refuses %s', async (_what, body, errors) => {
    const id = await calls.add()
    const response = await calls.change(id, body)
    expect([response.statusCode, response.json()]).toMatchObject([422, { errors }])
    expect(await calls.read(id)).toMatchObject({ status: 'New', version: 1 })
  })

  test('nobody gives a query to a disabled user, but what they have stays theirs', async () => {
    const { db } = api.database
    const had = await calls.add({ assigneeId: api.ids.staff })
    const other = await calls.add()
    await db.update(users).set({ account: 'Disabled' }).where(eq(users.id, api.ids.staff))
    const as = 'administrator'
    const refused = await calls.change(other, { assigneeId: api.ids.staff }, '*', { as })
    const errors = { assigneeId: CANNOT_TAKE }
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors }])
    const answered = await calls.change(had, { status: 'Answered' }, '*', { as })
    expect(answered.json()).toMatchObject({ status: 'Answered', assigneeName: 'Sam Staff' })
    expect(await calls.get('/queries/assignees', as)).toEqual({
      assignees: [
        { id: api.ids.administrator, name: 'Ana Admin', canTake: true },
        { id: api.ids.staff, name: 'Sam Staff', canTake: false },
      ],
    })
  })

  test('a deleted user leaves their queries, which get a new version', async () => {
    const id = await calls.add({ assigneeId: api.ids.staff })
    const other = await calls.add({ assigneeId: api.ids.administrator })
    const as = 'administrator'
    const headers = { 'if-match': '"99"' }
    const url = `/api/users/${api.ids.staff}`
    expect((await api.call('DELETE', url, { as, headers })).statusCode).toBe(412)
    expect((await calls.get<Row>(`/queries/${id}`, as))['assigneeId']).toBe(api.ids.staff)

    const removed = await api.call('DELETE', url, { as, headers: { 'if-match': '*' } })
    expect(removed.statusCode).toBe(204)
    const left = { assigneeId: null, assigneeName: '', version: 2 }
    expect(await calls.get(`/queries/${id}`, as)).toMatchObject(left)
    expect(await calls.get(`/queries/${other}`, as)).toMatchObject({ assigneeName: 'Ana Admin' })
  })

  test('the same for users who are deleted together', async () => {
    const id = await calls.add({ assigneeId: api.ids.staff })
    const body = { action: 'delete', ids: [api.ids.staff] }
    const as = 'administrator'
    const response = await api.call('POST', '/api/users/bulk', { as, body })
    expect(response.json()).toMatchObject({ done: 1 })
    expect(await calls.get(`/queries/${id}`, as)).toMatchObject({ assigneeId: null, version: 2 })
  })

  test('the audit has the change, and forgets it with the query', async () => {
    const id = await calls.add()
    await calls.change(id, { status: 'Answered' })
    const entries = () =>
      calls.get<{ records: Row[] }>(`/audit?area=queries&recordId=${id}`, 'administrator')
    expect((await entries()).records).toMatchObject([
      { action: 'change', recordTitle: '', changes: { status: { from: 'New', to: 'Answered' } } },
    ])
    const headers = { 'if-match': '*' }
    await api.call('DELETE', `/api/queries/${id}`, { as: 'administrator', headers })
    expect((await entries()).records).toMatchObject([
      { action: 'delete', changes: {} },
      { action: 'change', changes: {} },
    ])
  })
})
