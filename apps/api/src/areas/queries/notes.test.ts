import { randomUUID } from 'node:crypto'

import { MAX_NOTES } from '@staff/content/calls'
import { beforeEach, expect, test } from 'vitest'

import { onSharedEmbedded } from '@staff/api/testing/eachDatabase'
import { startTestApi, type TestApi } from '@staff/api/testing/testApi'
import type { Row } from '@staff/api/records/testing'
import { NOW, queryCalls, statusesOf } from './testing'

onSharedEmbedded((empty) => {
  let api: TestApi
  let calls: ReturnType<typeof queryCalls>

  beforeEach(async () => {
    const database = await empty()
    api = await startTestApi(database)
    calls = queryCalls(api)
  })

  test('are kept with author and time, and do not change the query', async () => {
    const id = await calls.add()
    const before = await calls.read(id)
    const first = await calls.note(id, '  Called back.\nNo answer.  ')
    expect(first.statusCode).toBe(201)
    expect(first.json()).not.toHaveProperty('text')
    await calls.note(id, 'Answered.', { as: 'administrator' })
    expect(await calls.notesOf(id)).toEqual([
      { ...first.json<Row>(), text: 'Called back.\nNo answer.' },
      expect.objectContaining({ authorName: 'Ana Admin', text: 'Answered.' }),
    ])
    expect(await calls.read(id)).toEqual(before)
  })

  test('a repeated call adds nothing', async () => {
    const id = await calls.add()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await calls.note(id, 'Once.', { headers })
    const again = await calls.note(id, 'Once.', { headers })
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect((await calls.note(id, 'Twice.', { headers })).statusCode).toBe(422)
    expect(await calls.notesOf(id)).toHaveLength(1)
  })

  test('all of those that are sent at the same time are kept, up to the limit', async () => {
    const id = await calls.add({
      notes: Array.from({ length: MAX_NOTES - 3 }, (_, index) => ({
        id: randomUUID(),
        authorId: api.ids.staff,
        authorName: 'Sam Staff',
        createdAt: NOW.toISOString(),
        text: `Note ${index}`,
      })),
    })
    const sent = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => calls.note(id, text)))
    expect(statusesOf(sent)).toEqual([201, 201, 201, 409, 409])
    const refused = sent.find(({ statusCode }) => statusCode === 409)
    const message = 'This query has 100 notes already. No more can be added.'
    expect(refused?.json()).toMatchObject({ message })
    expect(await calls.notesOf(id)).toHaveLength(MAX_NOTES)
  })

  test.each([
    ['', 422],
    ['x'.repeat(2001), 422],
    ['x'.repeat(2000), 201],
    [5, 422],
    ['Left\u202eright', 422],
  ])('a note %j gets %i', async (text, status) => {
    expect((await calls.note(await calls.add(), text)).statusCode).toBe(status)
  })

  test('a query that is not there has none', async () => {
    for (const id of [randomUUID(), 'nope']) {
      expect((await calls.note(id, 'X')).statusCode).toBe(404)
      const response = await api.call('GET', `/api/queries/${id}/notes`, { as: 'staff' })
      expect(response.statusCode).toBe(404)
    }
  })
})
