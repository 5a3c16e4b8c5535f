import { randomUUID } from 'node:crypto'

import { includesStep } from '@staff/entity'
import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'

import { readConfig } from '../../operations/config/readConfig'
import { roles } from '../users/roles.table'
import { sessions } from '../sessions/sessions.table'
import { users } from '../users/users.table'
import { onEmbedded } from '../../testing/eachDatabase'
import type { RouteEntry } from '../../platform/requests/routeTable'
import { authorizeRequests } from './authorize'
import { addressOf, startTestApi, type TestApi } from '../../testing/testApi'

type Caller = 'anonymous' | 'ended session' | 'staff' | 'administrator'

const CALLERS: Caller[] = ['anonymous', 'ended session', 'staff', 'administrator']

// The status that each refused caller gets, by the access of the route.
const REFUSED: Record<string, Partial<Record<Caller, number>>> = {
  public: {},
  signedIn: { anonymous: 401, 'ended session': 401 },
  administrator: { anonymous: 401, 'ended session': 401, staff: 403 },
  editor: { anonymous: 401, 'ended session': 401, staff: 403 },
  // Needs the metrics token; a session does not grant access.
  metrics: { anonymous: 401, 'ended session': 401, staff: 401, administrator: 401 },
}

onEmbedded((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open(), { metricsToken: 'a-token-of-its-own' })
  })

  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'anonymous') return undefined
    if (caller !== 'ended session') return api.logIn(caller, 'confirmed')
    const token = await api.logIn('administrator')
    await api.call('POST', '/api/logout', { token })
    return token
  }

  test.each(CALLERS)(
    'every route accepts or refuses the caller by its access: %s',
    async (caller) => {
      const wrong: string[] = []
      for (const route of api.app.routeTable) {
        // A new session for each route, because some calls end it.
        const token = await tokenOf(caller)
        const { statusCode } = await api.call(route.method, addressOf(route), { token })
        // The trash of all areas and releases depend on the areas of the caller, and staff have none.
        const isOfAreas = /^\/api\/(?:trash|releases)\b/.test(route.url)
        const access = isOfAreas ? 'administrator' : groupOf(route.access)
        const expected = REFUSED[access]?.[caller]
        const isRight = expected ? statusCode === expected : ![401, 403, 500].includes(statusCode)
        if (!isRight) wrong.push(`${route.method} ${route.url}: ${statusCode}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test('lists every route and its access', () => {
    const table = api.app.routeTable.map(
      ({ method, url, access }) => `${method} ${url} ${nameOf(access)}`,
    )
    expect(table).toEqual(
      expect.arrayContaining([
        'POST /api/login public',
        'GET /api/health public',
        'GET /metrics metrics',
        'GET /api/images/:file public',
        'GET /api/me signedIn',
        'GET /api/dashboard signedIn',
        'GET /api/testimonials see testimonials',
        'DELETE /api/testimonials/:id publish testimonials',
        'POST /api/images editor',
        'GET /api/queries see queries',
        'GET /api/queries/:id see queries',
        'POST /api/public/queries public',
        'POST /api/change-password signedIn',
        'POST /api/users administrator users',
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
    const response = await api.call('GET', '/api/me', { headers: { authorization } })
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
  })

  test('staff get the same response for a forbidden record and a missing one', async () => {
    const token = await api.logIn('staff')
    const responses = await Promise.all(
      [`/api/users/${api.ids.administrator}`, `/api/users/${randomUUID()}`, '/api/users'].map(
        async (url) => {
          const response = await api.call('GET', url, { token })
          const { requestId: _, ...body } = response.json<Record<string, unknown>>()
          return body
        },
      ),
    )
    expect(responses[0]).toMatchObject({ status: 403 })
    expect(responses).toEqual(responses.map(() => responses[0]))
  })

  describe('a session', () => {
    test.each([
      ['after 30 minutes without a call', { lastSeenAt: 31 }],
      ['8 hours after the login', { createdAt: 8 * 60 + 1 }],
    ])('ends %s', async (_when, minutesAgo) => {
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

    test('has the rights of a changed role at once', async () => {
      const token = await api.logIn('staff')
      const statusWith = async (roleTypeId: number) => {
        const [user] = await api.database.db.select().from(users).where(eq(users.id, api.ids.staff))
        await api.database.db
          .update(roles)
          .set({ roleTypeId })
          .where(eq(roles.id, user?.roleId ?? ''))
        return (await api.call('GET', '/api/testimonials', { token })).statusCode
      }
      expect([await statusWith(1), await statusWith(2)]).toEqual([200, 403])
    })
  })

  test('registering a route without access throws', async () => {
    const app = fastify()
    authorizeRequests(app, api.database.db, readConfig({}), [])
    expect(() => app.get('/api/forgotten', () => 'open')).toThrow('does not say who may call it')
    await app.close()
  })
})

function nameOf(access: RouteEntry['access']): string {
  return typeof access === 'object' ? `${access.audience} ${access.entity.area}` : String(access)
}

/** Who gets in, for callers without any right of their own. */
function groupOf(access: RouteEntry['access']): string {
  if (typeof access !== 'object') return access ?? 'administrator'
  const { everybody = 'nothing' } = access.entity.access ?? {}
  const { audience } = access
  if (audience === 'administrator' || audience === 'nobody') return 'administrator'
  return includesStep(everybody, audience) ? 'signedIn' : 'administrator'
}
