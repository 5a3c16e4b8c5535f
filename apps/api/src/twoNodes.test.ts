import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

import { drop, makeEmpty } from '@staff/api/testing/postgresTemplate'
import { startServer, type ServerProcess } from '@staff/api/testing/serverProcess'

// Two servers on one PostgreSQL, as behind a load balancer. All shared state is in the database.

const template = inject('template')

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

// Skipped without a PostgreSQL.
describe.skipIf(!template)('two nodes that start together on an empty PostgreSQL', () => {
  let databaseUrl: string
  let one: ServerProcess
  let other: ServerProcess

  beforeAll(async () => {
    if (template) databaseUrl = await makeEmpty(template)
    const env = { DATABASE_URL: databaseUrl }
    ;[one, other] = await Promise.all([
      startServer(inject('server'), env),
      startServer(inject('server'), env),
    ])
  })

  afterAll(async () => {
    await Promise.all([one, other].map((node) => node.end('SIGKILL')))
    if (template) await drop(template, databaseUrl)
  })

  /** The login that one of the nodes printed. */
  const login = () => {
    const printed = one.printed() + other.printed()
    const [, username = ''] = /Email\s+(\S+)/.exec(printed) ?? []
    const [, password = ''] = /Password\s+(\S+)/.exec(printed) ?? []
    return { username, password }
  }

  const logIn = async (node: ServerProcess) => {
    const response = await call(node, 'POST', 'login', '', login())
    expect(response.status).toBe(200)
    // Other tests prove the shape of the response.
    return ((await response.json()) as { token: string }).token
  }

  test('create one first administrator and print the password once', async () => {
    expect((one.printed() + other.printed()).match(/Password/g)).toHaveLength(1)
    const token = await logIn(one)
    const users = await call(other, 'GET', 'users', token)
    expect(await users.json()).toMatchObject({ total: 1 })
    const roles = await call(other, 'GET', 'roles', token)
    expect(await roles.json()).toMatchObject({ total: 2 })
  })

  test('a record that one node stores is at once in the count and the pages of the other', async () => {
    const token = await logIn(one)
    const ids: string[] = []
    for (const node of [one, other, one]) {
      const created = await call(node, 'POST', 'roles', token, {
        name: `Role ${ids.length}`,
        roleTypeId: 2,
      })
      expect(created.status).toBe(201)
      ids.push(((await created.json()) as { id: string }).id)
      for (const reader of [one, other]) {
        const list = await call(reader, 'GET', 'roles?pageSize=25', token)
        const page = (await list.json()) as { records: { id: string }[]; total: number }
        expect([page.total, page.records.length]).toEqual([2 + ids.length, 2 + ids.length])
      }
    }
  })

  test('share sessions: a logout on one applies to the next request to the other', async () => {
    const token = await logIn(one)
    expect((await call(other, 'GET', 'me', token)).status).toBe(200)
    expect((await call(one, 'POST', 'logout', token)).status).toBe(204)
    expect((await call(other, 'GET', 'me', token)).status).toBe(401)
  })

  test('share idempotency keys: a call repeated on the other node creates nothing', async () => {
    const token = await logIn(one)
    const role = { name: 'Proofreaders', roleTypeId: 2, description: '' }
    const key = { 'idempotency-key': randomUUID() }
    const responses = await Promise.all(
      [one, other, other].map((node) => call(node, 'POST', 'roles', token, role, key)),
    )
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    const [first, ...rest] = await Promise.all(responses.map((response) => response.json()))
    expect(rest).toEqual([first, first])
    const found = await call(one, 'GET', 'roles?q=Proofreaders', token)
    expect(await found.json()).toMatchObject({ total: 1 })
  })

  test('see each other’s writes at the next request', async () => {
    const token = await logIn(other)
    const role = { name: 'Editors', roleTypeId: 2, description: '' }
    expect((await call(one, 'POST', 'roles', token, role)).status).toBe(201)
    const found = await call(other, 'GET', 'roles?q=Editors', token)
    expect(await found.json()).toMatchObject({ total: 1 })
  })

  test('show a version from its time to its end on both, by the clock of the database', async () => {
    const token = await logIn(one)
    const created = await call(one, 'POST', 'careers?draft=true', token, CAREER)
    const { jobId } = (await created.json()) as { jobId: string }
    // The database is on the same machine.
    const [from, until] = [Date.now() + 2000, Date.now() + 7000]
    const plan = { from: new Date(from).toISOString(), until: new Date(until).toISOString() }
    const body = { version: 1, ...plan }
    expect((await call(other, 'POST', `careers/${jobId}/publish`, token, body)).status).toBe(200)

    const seen = { early: 0, shown: 0, hiddenInTime: 0, late: 0 }
    async function watch(node: ServerProcess) {
      while (Date.now() < until + 1500) {
        const sent = Date.now()
        const { status } = await call(node, 'GET', `public/careers/${jobId}?region=US`)
        const received = Date.now()
        const isShown = status === 200
        if (isShown && received < from) seen.early += 1
        if (isShown && sent > until) seen.late += 1
        if (!isShown && sent > from + 1000 && received < until) seen.hiddenInTime += 1
        if (isShown) seen.shown += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    await Promise.all([watch(one), watch(other)])
    expect(seen).toEqual({ early: 0, shown: expect.any(Number), hiddenInTime: 0, late: 0 })
    expect(seen.shown).toBeGreaterThan(1)
  })

  test('share rate limits: guesses on one node count on the other', async () => {
    const guess = { username: 'somebody@example.com', password: 'Not-the-one-7' }
    const statuses: number[] = []
    for (const node of [one, other, one, other, one, other, one, other, one, other, one, other])
      statuses.push((await call(node, 'POST', 'login', '', guess)).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses.slice(10)).toEqual([429, 429])
  })
})

const CAREER = {
  title: 'Lock keeper',
  experience: 2,
  type: 'Full time',
  location: 'Leith',
  department: 'Port',
  description: 'Opens and closes the lock.',
}

/** Calls one node with a token. */
function call(
  node: ServerProcess,
  method: string,
  path: string,
  token = '',
  body?: object,
  more: Record<string, string> = {},
) {
  return fetch(`${node.url}/api/${path}`, {
    method,
    headers: {
      ...more,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
