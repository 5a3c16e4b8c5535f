import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { onSharedEmbedded } from '@staff/api/testing/eachDatabase'
import { startTestApi, type TestApi } from '@staff/api/testing/testApi'
import type { Row } from '@staff/api/records/testing'
import { users } from '@staff/api/identity/users/users.table'
import { CANNOT_TAKE, daysAgo, queryCalls } from './testing'

onSharedEmbedded((empty) => {
  let api: TestApi
  let calls: ReturnType<typeof queryCalls>

  beforeEach(async () => {
    const database = await empty()
    api = await startTestApi(database)
    calls = queryCalls(api)
  })

  describe('many at once', () => {
    test('staff set the status and who takes care, and undo it', async () => {
      const ids = [await calls.add(), await calls.add({ status: 'Read' })]
      const values = { status: 'Answered', assigneeId: api.ids.staff }
      const done = (await calls.bulk({ action: 'set', ids, values })).json<{ undo: string }>()
      expect(done).toMatchObject({ done: 2, refused: [] })
      expect(await calls.read(ids[0] ?? '')).toMatchObject({ ...values, assigneeName: 'Sam Staff' })
      await calls.bulk({ action: 'undo', undo: done.undo })
      expect(await calls.read(ids[1] ?? '')).toMatchObject({ status: 'Read', assigneeId: null })
      expect((await calls.bulk({ action: 'delete', ids })).statusCode).toBe(403)
    })

    test('what cannot be set is refused: a region, or somebody disabled', async () => {
      const id = await calls.add()
      const wrong = await calls.bulk({ action: 'set', ids: [id], values: { region: 'US' } })
      expect([wrong.statusCode, wrong.json()]).toMatchObject([
        422,
        { errors: { region: 'values must have one of status, assigneeId' } },
      ])
      const disabled = eq(users.id, api.ids.administrator)
      await api.database.db.update(users).set({ account: 'Disabled' }).where(disabled)
      const values = { assigneeId: api.ids.administrator }
      const response = await calls.bulk({ action: 'set', ids: [id], values })
      expect(response.json()).toMatchObject({
        done: 0,
        refused: [{ id, message: CANNOT_TAKE }],
      })
      const none = await calls.bulk({ action: 'set', ids: [id], values: { assigneeId: null } })
      // Nobody takes care of it already.
      expect(none.json()).toMatchObject({ done: 0, refused: [] })
    })

    test('an undone deletion brings the notes back', async () => {
      const id = await calls.add()
      await calls.note(id, 'Called back.')
      const { undo } = (await calls.bulk({ action: 'delete', ids: [id] }, 'administrator')).json<{
        undo: string
      }>()
      await calls.bulk({ action: 'undo', undo }, 'administrator')
      expect(await calls.notesOf(id)).toMatchObject([{ text: 'Called back.' }])
    })
  })

  test('lists are filtered by who takes care, or nobody, with counts', async () => {
    await calls.add({ assigneeId: api.ids.staff })
    await calls.add({ assigneeId: api.ids.staff, status: 'Answered' })
    await calls.add()
    const list = (search: string) =>
      calls.get<{ total: number; facets: unknown }>(`/queries?${search}&facets=1`)
    const facets = [
      { value: api.ids.staff, count: 2 },
      { value: 'none', count: 1 },
    ]
    expect(await list('q=')).toMatchObject({ total: 3, facets: { assigneeId: facets } })
    expect((await list('assigneeId=none')).total).toBe(1)
    expect((await list(`assigneeId=${api.ids.staff}&assigneeId=none`)).total).toBe(3)
    expect((await list(`assigneeId=${api.ids.staff}&status=New&status=Read`)).total).toBe(1)
    const refused = await api.call('GET', '/api/queries?assigneeId=sam', { as: 'staff' })
    const errors = { assigneeId: 'assigneeId must be the id of a record, or none' }
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors }])
    const sorted = await calls.get<{ records: Row[] }>('/queries?sort=assigneeName&order=desc')
    expect(sorted.records[0]).toMatchObject({ assigneeName: 'Sam Staff' })
  })

  test('what waits: new queries, and the own ones without an answer', async () => {
    const assigneeId = api.ids.staff
    const none = { count: 0, oldest: null }
    expect(await calls.get('/queries/waiting')).toEqual({ new: none, mine: none })
    await calls.add({ createdAt: daysAgo(3) })
    await calls.add({ createdAt: daysAgo(1) })
    await calls.add({ createdAt: daysAgo(2), status: 'Read', assigneeId })
    await calls.add({ createdAt: daysAgo(9), status: 'Answered', assigneeId })
    await calls.add({ createdAt: daysAgo(9), status: 'Read' })
    const unread = { count: 2, oldest: daysAgo(3).toISOString() }
    const mine = { count: 1, oldest: daysAgo(2).toISOString() }
    expect(await calls.get('/queries/waiting')).toEqual({ new: unread, mine })
    expect(await calls.get('/queries/waiting', 'administrator')).toEqual({
      new: unread,
      mine: none,
    })
  })
})
