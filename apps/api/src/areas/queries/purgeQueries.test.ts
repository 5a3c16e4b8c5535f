import { query } from '@staff/content/query/query.entity'
import { beforeEach, expect, test } from 'vitest'

import { eachSharedDatabase } from '@staff/api/testing/eachDatabase'
import { startTestApi, type TestApi } from '@staff/api/testing/testApi'
import type { Row } from '@staff/api/records/testing'
import { purgeOldQueries } from './purgeQueries'
import { queries } from './queries.table'
import { daysAgo, NOW, queryCalls, sentQuery } from './testing'

eachSharedDatabase((empty) => {
  let api: TestApi
  let calls: ReturnType<typeof queryCalls>

  beforeEach(async () => {
    const database = await empty()
    api = await startTestApi(database)
    calls = queryCalls(api)
  })

  test('QUERIES_DAYS deletes older queries, and the audit keeps that and nothing else', async () => {
    const { db } = api.database
    const old = await calls.add({ createdAt: daysAgo(31) })
    await calls.add({ createdAt: daysAgo(29) })
    await calls.change(old, { status: 'Answered' })
    await purgeOldQueries(db, { queriesDays: 0 }, NOW)
    expect(await db.$count(queries)).toBe(2)
    await purgeOldQueries(db, { queriesDays: 30 }, NOW)
    expect(await db.$count(queries)).toBe(1)
    const url = `/audit?area=queries&recordId=${old}`
    const { records } = await calls.get<{ records: Row[] }>(url, 'administrator')
    const nothing = { recordTitle: '', changes: {}, address: '' }
    expect(records).toMatchObject([
      { ...nothing, action: 'delete-forever', userName: 'QUERIES_DAYS', userId: null },
      { action: 'change', recordTitle: '', changes: {} },
    ])
    expect((await calls.get<{ total: number }>('/queries?q=')).total).toBe(1)
  })

  test('QUERIES_DAYS deletes many in blocks', async () => {
    const { db } = api.database
    const values = { ...sentQuery(), createdAt: daysAgo(31) }
    await db.insert(queries).values(Array.from({ length: 401 }, () => values))
    await purgeOldQueries(db, { queriesDays: 30 }, NOW)
    expect(await db.$count(queries)).toBe(0)
    const deleted = `/audit?area=${query.area}&action=delete-forever`
    expect((await calls.get<{ total: number }>(deleted, 'administrator')).total).toBe(401)
  })
})
