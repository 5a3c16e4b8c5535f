import { randomUUID } from 'node:crypto'

import type { BulkResult } from '@staff/contract'
import { CANNOT_TAKE, queryCalls } from '@staff/server/areas/queries/testing'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { queryRows } from '../../platform/db/queryRows'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { startTestApi, type TestApi } from '../../testing/testApi'

// A role for the UK works with the queries of the UK. Those of the US are not there.

eachSharedDatabase((empty) => {
  let api: TestApi
  let calls: ReturnType<typeof queryCalls>
  let uk: string
  let us: string

  beforeEach(async () => {
    api = await startTestApi(await empty())
    calls = queryCalls(api)
    uk = await calls.add({ region: 'UK' })
    us = await calls.add({ region: 'US' })
    await giveRights(api, { regions: ['UK'] })
  })

  const statusOf = async (id: string) => {
    const rows = await queryRows<{ status: string; version: number }>(
      api.database.db,
      sql`select status, version from queries where id = ${id}`,
    )
    return rows[0] && `${rows[0].status} ${rows[0].version}`
  }

  test('a query of the own region changes, one of another is not there', async () => {
    const own = await calls.change(uk, { status: 'Answered' })
    expect([own.statusCode, await statusOf(uk)]).toEqual([200, 'Answered 2'])
    const other = await calls.change(us, { status: 'Answered' })
    const missing = await calls.change(randomUUID(), { status: 'Answered' })
    const [one, two] = [other, missing].map((response) => {
      const { requestId: _, ...body } = response.json<Record<string, unknown>>()
      return body
    })
    expect([other.statusCode, one]).toEqual([404, two])
    expect(await statusOf(us)).toBe('New 1')
  })

  test('a version that is too old is refused with a 412 in the own region only', async () => {
    await calls.change(uk, { status: 'Read' }, '*', { as: 'administrator' })
    const statuses = [
      (await calls.change(uk, { status: 'Answered' }, 1)).statusCode,
      (await calls.change(us, { status: 'Answered' }, 7)).statusCode,
    ]
    expect(statuses).toEqual([412, 404])
  })

  test('a note is added in the own region only', async () => {
    const statuses = [await calls.note(uk, 'Called'), await calls.note(us, 'Called')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 404])
    expect([await calls.notesOf(uk), await calls.notesOf(us)]).toMatchObject([
      [{ text: 'Called' }],
      [],
    ])
  })

  test.each<[what: string, records: () => object, done: number]>([
    ['by their ids', () => ({ ids: [us, uk] }), 1],
    ['all of a list', () => ({ all: {} }), 1],
    ['all of the other region', () => ({ all: { region: 'US' } }), 0],
    ['one of the other region', () => ({ ids: [us] }), 0],
  ])('many queries change, %s: those of another region stay', async (_, records, done) => {
    const body = { action: 'set', ...records(), values: { status: 'Spam' } }
    const response = await calls.bulk(body, 'staff')
    expect([response.statusCode, response.json()]).toMatchObject([200, { done }])
    // What is refused has no title, like a record that was never there.
    const { refused } = response.json<BulkResult>()
    expect(refused.map(({ title }) => title)).toEqual(refused.map(() => ''))
    expect([await statusOf(us), await statusOf(uk)]).toEqual([
      'New 1',
      done === 1 ? 'Spam 2' : 'New 1',
    ])
  })

  test('a bulk action is undone for those that are still open', async () => {
    const both = { action: 'set', ids: [uk, us], values: { status: 'Spam' } }
    await giveRights(api, {})
    const done = await calls.bulk(both, 'staff')
    const { undo } = done.json<BulkResult>()
    await giveRights(api, { regions: ['UK'] })
    const undone = await calls.bulk({ action: 'undo', undo }, 'staff')
    expect(undone.statusCode).toBe(200)
    expect([await statusOf(uk), await statusOf(us)]).toEqual(['New 3', 'Spam 2'])
  })

  test('nobody takes a query that their role does not open', async () => {
    const assignee = { assigneeId: api.ids.staff }
    const as = { as: 'administrator' } as const
    const refused = await calls.change(us, assignee, '*', as)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: { assigneeId: CANNOT_TAKE } },
    ])
    expect((await calls.change(uk, assignee, '*', as)).statusCode).toBe(200)
  })

  test('the people who can take queries are no news of another region', async () => {
    await queryRows(
      api.database.db,
      sql`update queries set assignee_id = ${api.ids.administrator} where id = ${us}`,
    )
    const gone = sql`update users set account = 'Disabled' where id = ${api.ids.administrator}`
    await queryRows(api.database.db, gone)
    const { assignees } = await calls.get<{ assignees: { id: string }[] }>('/queries/assignees')
    expect(assignees.map(({ id }) => id)).toEqual([api.ids.staff])
  })
})
