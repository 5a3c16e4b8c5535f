import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'

import { readConfig } from '../config'
import { roles } from '../areas/roles/roles.table'
import { sessions } from '../sessions/sessions.table'
import { users } from '../areas/users/users.table'
import { eachDatabase } from '../testing/eachDatabase'
import { authorizeRequests } from './authorize'
import { addressOf, startTestApi, type TestApi } from '../testing/testApi'

type Caller = 'nobody' | 'ended session' | 'staff' | 'administrator'

const CALLERS: Caller[] = ['nobody', 'ended session', 'staff', 'administrator']

// The status that each refused caller gets, by the access of the route.
const REFUSED: Record<string, Partial<Record<Caller, number>>> = {
  public: {},
  signedIn: { nobody: 401, 'ended session': 401 },
  administrator: { nobody: 401, 'ended session': 401, staff: 403 },
  // It needs its own token, and sessions do not count.
  metrics: { nobody: 401, 'ended session': 401, staff: 401, administrator: 401 },
}

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open(), { metricsToken: 'a-token-of-its-own' })
  })

  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'nobody') return undefined
    if (caller !== 'ended session') return api.logIn(caller)
    const token = await api.logIn('administrator')
    await api.call('POST', '/api/logout', { token })
    return token
  }

  test.each(CALLERS)('every route accepts or refuses by its access: %s', async (caller) => {
    const outcomes: string[] = []
    for (const route of api.app.routeTable) {
      // A new session for each route, because some calls end it.
      const token = await tokenOf(caller)
      const { statusCode } = await api.call(route.method, addressOf(route), { token })
      const expected = REFUSED[route.access ?? 'administrator']?.[caller]
      const isRight = expected ? statusCode === expected : ![401, 403, 500].includes(statusCode)
      if (!isRight) outcomes.push(`${route.method} ${route.url}: ${statusCode}`)
    }
    expect(outcomes).toEqual([])
  })

  test('lists every route and its access', () => {
    const table = api.app.routeTable.map(({ method, url, access }) => `${method} ${url} ${access}`)
    expect(table).toEqual(
      expect.arrayContaining([
        'POST /api/login public',
        'GET /api/health public',
        'GET /metrics metrics',
        'GET /api/images/:file public',
        'GET /api/me signedIn',
        'GET /api/dashboard signedIn',
        'GET /api/testimonials administrator',
        'DELETE /api/testimonials/:id administrator',
        'POST /api/images administrator',
        'GET /api/queries signedIn',
        'GET /api/queries/:id signedIn',
        'POST /api/public/queries public',
        'POST /api/change-password signedIn',
        'POST /api/users administrator',
      ]),
    )
  })

  test.each([
    '',
    'x',
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'Basic YTpi',
    `Bearer ${'x'.repeat(500)}`,
  ])('refuses the header "%s"', async (authorization) => {
    const answer = await api.call('GET', '/api/me', { headers: { authorization } })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  test('for staff, a forbidden record looks like one that does not exist', async () => {
    const token = await api.logIn('staff')
    const responses = await Promise.all(
      [`/api/users/${api.ids.administrator}`, `/api/users/${randomUUID()}`, '/api/users'].map(
        async (url) => {
          const answer = await api.call('GET', url, { token })
          const { requestId: _, ...body } = answer.json<Record<string, unknown>>()
          return body
        },
      ),
    )
    expect(responses[0]).toMatchObject({ status: 403 })
    expect(responses).toEqual(responses.map(() => responses[0]))
  })

  describe('a session', () => {
    test.each([
      ['without a call for too long', { lastSeenAt: 31 }],
      ['that is too old', { createdAt: 8 * 60 + 1 }],
    ])('ends %s', async (_why, minutesAgo) => {
      const token = await api.logIn('staff')
      expect((await api.call('GET', '/api/me', { token })).statusCode).toBe(200)
      const past = Object.entries(minutesAgo).map(([name, minutes]) => [
        name,
        new Date(Date.now() - minutes * 60_000),
      ])
      await api.database.db
        .update(sessions)
        .set(Object.fromEntries(past))
        .where(eq(sessions.userId, api.ids.staff))
      expect((await api.call('GET', '/api/me', { token })).statusCode).toBe(401)
    })

    test('is extended by every call', async () => {
      const token = await api.logIn('staff')
      for (const minutes of [29, 25, 20]) {
        await api.database.db
          .update(sessions)
          .set({ lastSeenAt: new Date(Date.now() - minutes * 60_000) })
          .where(eq(sessions.userId, api.ids.staff))
        expect((await api.call('GET', '/api/me', { token })).statusCode).toBe(200)
      }
      const [row] = await api.database.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, api.ids.staff))
      expect(Date.now() - (row?.lastSeenAt.getTime() ?? 0)).toBeLessThan(60_000)
    })

    test('uses a changed role at once', async () => {
      const token = await api.logIn('staff')
      const promote = async (roleTypeId: number) => {
        const [user] = await api.database.db.select().from(users).where(eq(users.id, api.ids.staff))
        await api.database.db
          .update(roles)
          .set({ roleTypeId })
          .where(eq(roles.id, user?.roleId ?? ''))
        return (await api.call('GET', '/api/testimonials', { token })).statusCode
      }
      expect([await promote(1), await promote(2)]).toEqual([200, 403])
    })
  })

  test('a route without access throws', async () => {
    const app = fastify()
    authorizeRequests(app, api.database.db, readConfig({}))
    expect(() => app.get('/api/forgotten', () => 'open')).toThrow('does not say who may call it')
    await app.close()
  })
})
