import { randomUUID } from 'node:crypto'

import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { audit } from './audit.table'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'

const times = async (count: number, act: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await act(index)
}

eachSharedDatabase((empty) => {
  let api: TestApi
  let app: TestApi['app']
  let lines: string[]

  beforeEach(async () => {
    api = await startTestApi(await empty(), { metricsToken: 'a-token-of-its-own' })
    lines = []
    const logTo = { write: (line: string) => lines.push(line) }
    app = await createTestApp({ ...api, logLevel: 'info', logTo })
  })

  async function call(method: string, url: string, from: string, token?: string) {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers,
      remoteAddress: from,
    })
    return response.statusCode
  }

  /** The entries and log lines after the app has closed and written its counts. */
  async function entriesAndLog() {
    await app.close()
    const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    const entries = await api.database.db.select().from(audit).orderBy(asc(audit.id))
    return { entries, log }
  }

  test('records user and address of every refused call', async () => {
    const staff = await api.logIn('staff')
    expect(await call('GET', '/api/users', '203.0.113.1', staff)).toBe(403)
    expect(await call('GET', '/api/me', '203.0.113.2')).toBe(401)
    expect(await call('GET', '/metrics', '203.0.113.3')).toBe(401)
    expect(await call('DELETE', `/api/users/${api.ids.staff}`, '203.0.113.4', 'x')).toBe(401)
    const { entries, log } = await entriesAndLog()
    const sam = { userId: api.ids.staff, userName: 'Sam Staff' }
    const visitor = { userId: null, userName: 'Visitor' }
    expect(entries).toMatchObject([
      { ...sam, action: 'read', area: 'users', status: 403, address: '203.0.113.1', count: 1 },
      { ...visitor, action: 'read', area: 'me', status: 401, address: '203.0.113.2' },
      { ...visitor, action: 'read', area: 'metrics', status: 401, address: '203.0.113.3' },
      { ...visitor, action: 'delete', area: 'users', recordId: '', address: '203.0.113.4' },
    ])
    expect(log).toMatchObject([
      { path: '/api/users', status: 403, address: '203.0.113.1', user: api.ids.staff },
      { path: '/api/me', status: 401, address: '203.0.113.2' },
      { path: '/metrics', status: 401, address: '203.0.113.3' },
      { status: 401, address: '203.0.113.4' },
    ])
    expect(entries.map(({ requestId }) => requestId)).toEqual(log.map(({ reqId }) => reqId))
  })

  test('repeated refusals are one entry and two log lines with a count', async () => {
    const staff = await api.logIn('staff')
    await times(50, () => call('POST', '/api/roles', '203.0.113.1', staff))
    await times(30, () => call('GET', '/api/audit', '203.0.113.2'))
    await times(20, (index) => call('GET', `/api/nothing-${index}`, '203.0.113.2'))
    const { entries, log } = await entriesAndLog()
    expect(entries).toMatchObject([
      { userName: 'Sam Staff', action: 'create', status: 403, count: 50 },
      { userName: 'Visitor', action: 'read', status: 401, count: 30 },
    ])
    expect(log.filter(({ msg }) => msg === 'refused request, repeated')).toMatchObject([
      { route: '/api/roles', status: 403, user: api.ids.staff, address: '203.0.113.1', count: 49 },
      { route: '/api/audit', status: 401, address: '203.0.113.2', count: 29 },
      { route: 'unknown', status: 404, address: '203.0.113.2', count: 19 },
    ])
    expect(log).toHaveLength(6)
  })

  test('throttled logins are counted, with their address', async () => {
    const payload = { username: 'ana@example.com', password: 'Wrong-1' }
    const guess = () =>
      app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: '203.0.113.9' })
    await times(15, guess)
    const { entries } = await entriesAndLog()
    expect(entries.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(entries.filter(({ status }) => status === 429)).toMatchObject([
      { action: 'login', area: 'login', address: '203.0.113.9', count: 5 },
    ])
  })

  test('a flood from many addresses adds few entries, and does not hide a logged-in user', async () => {
    await times(150, (index) => call('GET', '/api/users', `2001:db8:${index.toString(16)}::1`))
    const staff = await api.logIn('staff')
    await call('GET', '/api/users', '203.0.113.1', staff)
    const { entries } = await entriesAndLog()
    expect(entries).toHaveLength(102)
    expect(entries[100]).toMatchObject({ action: 'refused', area: '', status: 401, count: 50 })
    expect(entries[101]).toMatchObject({ userName: 'Sam Staff', status: 403 })
  })

  test('records a refused call with an id that no database can store', async () => {
    const staff = await api.logIn('staff')
    expect(await call('GET', '/api/users/a%00b', '203.0.113.1', staff)).toBe(403)
    const { entries, log } = await entriesAndLog()
    expect(entries).toMatchObject([{ action: 'read', status: 403, recordId: 'a\u{FFFD}b' }])
    expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  test('refused writes to different records have separate entries', async () => {
    const token = await api.logIn('administrator')
    const ids = [randomUUID(), randomUUID()]
    for (const id of [...ids, ids[0]]) await call('DELETE', `/api/roles/${id}`, '::1', token)
    const { entries } = await entriesAndLog()
    expect(entries).toMatchObject([
      { action: 'delete', area: 'roles', status: 404, recordId: ids[0], count: 2 },
      { action: 'delete', area: 'roles', status: 404, recordId: ids[1], count: 1 },
    ])
  })
})
