import { NO_RIGHTS } from '@staff/entity'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'

import { sessions } from '../sessions/sessions.table'
import { emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { onEmbedded } from '../../testing/eachDatabase'

onEmbedded((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
  })

  const logIn = (username: unknown, password: unknown) =>
    api.call('POST', '/api/login', { body: { username, password } })

  test('returns a token, the user and a welcome message', async () => {
    const response = await logIn(emailOf('administrator'), PASSWORD)
    expect(response.statusCode).toBe(200)
    const { token, ...rest } = response.json<{ token: string }>()
    expect(rest).toEqual({
      userId: api.ids.administrator,
      roleTypeId: 1,
      rights: NO_RIGHTS,
      name: 'Ana Admin',
      passwordState: 'own',
      secondFactor: { state: 'off', from: null, recoveryCodes: 0 },
      draftKey: expect.stringMatching(/^[\da-f]{64}$/),
      message: 'Welcome back, Ana',
    })
    expect(token).toMatch(/^[\w-]{43}$/)
    const me = await api.call('GET', '/api/me', { token })
    expect(me.json()).toEqual({
      userId: api.ids.administrator,
      name: 'Ana Admin',
      email: emailOf('administrator'),
      roleTypeId: 1,
      rights: NO_RIGHTS,
      roleName: expect.stringContaining('administrator'),
      passwordState: 'own',
      secondFactor: { state: 'off', from: null, recoveryCodes: 0 },
      preferences: { lists: {}, density: 'roomy', viewAreas: [], undoAreas: [] },
      trashDays: 30,
    })
  })

  test('returns the same draft key at each login of a user, and other keys for other users', async () => {
    const logins = await Promise.all([
      logIn(emailOf('staff'), PASSWORD),
      logIn(emailOf('staff'), PASSWORD),
      logIn(emailOf('administrator'), PASSWORD),
    ])
    const [key, again, other] = logins.map((login) => login.json<{ draftKey: string }>().draftKey)
    expect(again).toBe(key)
    expect(other).not.toBe(key)
    const user = await api.call('GET', `/api/users/${api.ids.staff}`, { as: 'administrator' })
    expect(user.body).not.toContain(key)
  })

  test('stores no token', async () => {
    const { token } = (await logIn(emailOf('staff'), PASSWORD)).json<{ token: string }>()
    const rows = await api.database.db.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.every(({ tokenHash }) => /^[\da-f]{64}$/.test(tokenHash))).toBe(true)
  })

  test('accepts an email in any case and with spaces around it', async () => {
    const response = await logIn(`  ${emailOf('staff').toUpperCase()} `, PASSWORD)
    expect(response.statusCode).toBe(200)
  })

  test('returns the same response for an unknown email and a wrong password', async () => {
    const wrong = await logIn(emailOf('staff'), 'Wrong-horse-7')
    const unknown = await logIn('nobody@example.com', PASSWORD)
    const tooLong = await logIn(emailOf('staff'), PASSWORD + 'x'.repeat(5000))
    const [first, ...others] = [wrong, unknown, tooLong].map(problemOf)
    expect(first).toEqual([401, 'The email or the password is not right.', undefined])
    expect(others).toEqual([first, first])
  })

  test('names every missing field', async () => {
    const response = await logIn('', '')
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      errors: { username: 'Email is required', password: 'Password is required' },
    })
  })

  test('logging out ends this session and no other', async () => {
    const [first, second] = [await api.logIn('staff'), await api.logIn('staff')]
    const logout = await api.call('POST', '/api/logout', { token: first })
    expect([logout.statusCode, logout.body]).toEqual([204, ''])
    const after = [
      await api.call('GET', '/api/me', { token: first }),
      await api.call('POST', '/api/logout', { token: first }),
      await api.call('GET', '/api/me', { token: second }),
    ]
    expect(after.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200])
  })

  test('a login deletes sessions that have ended', async () => {
    const token = await api.logIn('staff')
    const longAgo = new Date(Date.now() - 9 * 60 * 60_000)
    await api.database.db
      .update(sessions)
      .set({ createdAt: longAgo, lastSeenAt: longAgo })
      .where(eq(sessions.userId, api.ids.staff))
    await logIn(emailOf('administrator'), PASSWORD)
    const left = await api.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, api.ids.staff))
    expect(left).toEqual([])
    expect((await api.call('GET', '/api/me', { token })).statusCode).toBe(401)
  })

  test('after too many wrong passwords even the right one has to wait', async () => {
    const email = 'guessed@example.com'
    // Concurrent, as an attacker sends them.
    const guesses = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'x')))
    const statuses = guesses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(11)
    const refused = await logIn(email, PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({
      message: 'Too many attempts. Please try again in 15 minutes.',
    })
    expect((await logIn(emailOf('administrator'), PASSWORD)).statusCode).toBe(200)
  })
})

function problemOf(response: LightMyRequestResponse) {
  const { message, errors } = response.json<{ message: string; errors?: object }>()
  return [response.statusCode, message, errors]
}
