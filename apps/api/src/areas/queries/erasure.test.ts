import { randomUUID } from 'node:crypto'

import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { queryRows } from '@staff/api/platform/db/queryRows'
import { audit } from '@staff/api/identity/audit/audit.table'
import { startTestApi, type Call, type TestApi } from '@staff/api/testing/testApi'
import { valuesOf, type AuditEntry } from '@staff/api/records/testing'
import { eachSharedDatabase } from '@staff/api/testing/eachDatabase'
import { createTestApp } from '@staff/api/testing/testContent'

const { status: _, assigneeId: _id, ...queryValues } = valuesOf(query, queryFixtures.filled)
const NOTE = 'Her number at home is 020 7946 0999'
const VISITOR_ADDRESS = '203.0.113.77'

eachSharedDatabase((empty) => {
  let api: TestApi
  let id: string
  let logLines: string[]

  beforeEach(async () => {
    const database = await empty()
    api = await startTestApi(database)
    logLines = []
    const app = await createTestApp({
      database,
      config: api.config,
      logLevel: 'trace',
      logTo: { write: (line) => logLines.push(line) },
    })
    const sent = await app.inject({
      method: 'POST',
      url: '/api/public/queries',
      remoteAddress: VISITOR_ADDRESS,
      headers: { 'idempotency-key': randomUUID() },
      payload: queryValues,
    })
    expect(sent.statusCode).toBe(201)
    const list = await api.call('GET', '/api/queries', { as: 'staff' })
    id = list.json<{ records: { id: string }[] }>().records[0]?.id ?? ''
    const noted = await api.call('POST', `/api/queries/${id}/notes`, {
      as: 'staff',
      body: { text: NOTE },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(noted.statusCode).toBe(201)
    const stale = await api.call('POST', '/api/queries/bulk', {
      as: 'staff',
      body: { action: 'set', ids: [id], versions: [99], values: { status: 'Spam' } },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(stale.json()).toMatchObject({ refused: [{ title: queryValues['subject'] }] })
  })

  const remove = (call: Call) =>
    api.call('DELETE', `/api/queries/${id}?forever=true`, { headers: { 'if-match': '*' }, ...call })

  const exists = async () =>
    (await api.call('GET', `/api/queries/${id}`, { as: 'staff' })).statusCode === 200

  /** All rows of all tables as one text. */
  async function databaseText(): Promise<string> {
    const { db } = api.database
    const tables = await queryRows<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const texts = tables.map(async ({ name }) => {
      const [row] = await queryRows<{ text: string | null }>(
        db,
        sql`select string_agg(t::text, ' ') as text from ${sql.identifier(name)} t`,
      )
      return row?.text ?? ''
    })
    return (await Promise.all(texts)).join(' ')
  }

  const personalData = [
    ...Object.values(queryValues).filter((value) => value !== queryValues['region']),
    VISITOR_ADDRESS,
    NOTE,
  ].map((value) => String(value).slice(0, 40).split('\n')[0] ?? '')

  test('only administrators can delete a query', async () => {
    expect([(await remove({ as: 'staff' })).statusCode, (await remove({})).statusCode]).toEqual([
      403, 401,
    ])
    expect((await remove({ as: 'administrator', headers: {} })).statusCode).toBe(428)
    expect(await exists()).toBe(true)
    expect((await remove({ as: 'administrator' })).statusCode).toBe(204)
    expect(await exists()).toBe(false)
    expect((await remove({ as: 'administrator' })).statusCode).toBe(404)
  })

  test('after a deletion for ever no personal data is left in the database, and none was logged', async () => {
    // Older versions may have written personal data to the audit.
    await api.database.db.update(audit).set({
      recordTitle: String(queryValues['subject']),
      changes: { name: { from: null, to: queryValues['name'] } },
    })
    const before = await databaseText()
    expect(personalData.filter((text) => !before.includes(text))).toEqual([])
    await remove({ as: 'administrator' })
    const after = await databaseText()
    expect(personalData.filter((text) => after.includes(text))).toEqual([])
    expect(personalData.filter((text) => logLines.join('').includes(text))).toEqual([])
    const dashboard = await api.call('GET', '/api/dashboard', { as: 'administrator' })
    expect(dashboard.json()).toMatchObject({ newestQueries: [], counts: { queries: 0 } })
  })

  test('after a deletion for ever from the trash no personal data is left either', async () => {
    const headers = { 'if-match': '*' }
    const deletion = { as: 'administrator', headers } as const
    expect((await api.call('DELETE', `/api/queries/${id}`, deletion)).statusCode).toBe(204)
    expect(await exists()).toBe(false)
    expect(personalData.filter((text) => logLines.join('').includes(text))).toEqual([])
    expect((await remove({ as: 'administrator' })).statusCode).toBe(204)
    const after = await databaseText()
    expect(personalData.filter((text) => after.includes(text))).toEqual([])
  })

  test('the audit records who deleted which query', async () => {
    await remove({ as: 'administrator' })
    const url = `/api/audit?area=queries&recordId=${id}`
    const { records } = (await api.call('GET', url, { as: 'administrator' })).json<{
      records: AuditEntry[]
    }>()
    const about = { area: 'queries', recordId: id, recordTitle: '', changes: {} }
    expect(records).toMatchObject([
      { ...about, action: 'delete-forever', status: 204, userName: 'Ana Admin' },
      { ...about, action: 'note', status: 201, userName: 'Sam Staff' },
      { ...about, action: 'create', status: 201, userName: 'Visitor', address: '' },
    ])
  })
})
