import { query } from '@staff/forms/content/query/query.entity'
import { beforeEach, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'
import type { Row } from '../../records/testing'
import { purgeExpired } from '../../operations/purge/schedulePurge'
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
    const config = { auditDays: 0, queriesDays: 0, revisionDays: 0, trashDays: 0 }
    await purgeExpired(db, config, NOW)
    expect(await db.$count(queries)).toBe(2)
    await purgeExpired(db, { ...config, queriesDays: 30 }, NOW)
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
    await purgeExpired(db, { auditDays: 0, queriesDays: 30, revisionDays: 0, trashDays: 0 }, NOW)
    expect(await db.$count(queries)).toBe(0)
    const deleted = `/audit?area=${query.area}&action=delete-forever`
    expect((await calls.get<{ total: number }>(deleted, 'administrator')).total).toBe(401)
  })
})
