import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { sessions } from './sessions.table'
import { users } from '../users/users.table'
import { emailOf, PASSWORD, startTestApi, type Person, type TestApi } from '../../testing/testApi'
import { eachDatabase } from '../../testing/eachDatabase'
import { isUnchanged, verifyCredentials } from '../login/verifyCredentials'
import type { OwnSession } from './ownSessions'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
  })
  beforeEach(async () => {
    await api.database.db.delete(sessions)
  })

  async function logIn(person: Person, headers: Record<string, string> = {}) {
    const body = { username: emailOf(person), password: PASSWORD }
    const response = await api.call('POST', '/api/login', { body, headers })
    expect(response.statusCode).toBe(200)
    return response.json<{ token: string }>().token
  }

  const read = (token: string) => api.call('GET', '/api/sessions', { token })
  const sessionsOf = async (token: string) =>
    (await read(token)).json<{ sessions: OwnSession[] }>().sessions
  const end = (token: string, id = '') =>
    api.call('DELETE', `/api/sessions${id && `/${id}`}`, { token })
  const isActive = async (token: string) =>
    (await api.call('GET', '/api/me', { token })).statusCode === 200

  async function currentOf(token: string): Promise<string> {
    const current = (await sessionsOf(token)).find((each) => each.current)
    return current?.id ?? ''
  }

  test.each<Person>(['staff', 'administrator'])(
    '%s can list their own sessions',
    async (person) => {
      const elsewhere = await logIn(person, { 'user-agent': FIREFOX })
      const here = await logIn(person, { 'user-agent': '<script>\u0007' })
      await logIn(person === 'staff' ? 'administrator' : 'staff')
      const seen = await sessionsOf(here)
      const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      const uuid = expect.stringMatching(/^[\da-f-]{36}$/)
      const shown = { id: uuid, startedAt: timestamp, lastSeenAt: timestamp, address: '127.0.0.1' }
      expect(seen.toSorted((one) => (one.current ? -1 : 1))).toEqual([
        { ...shown, device: 'An unknown program', current: true },
        { ...shown, device: 'Firefox on Windows', current: false },
      ])
      const { body, headers } = await read(here)
      for (const token of [here, elsewhere]) expect(body).not.toContain(token)
      expect(body).not.toMatch(/[\da-f]{64}/)
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  test('ended sessions are not listed', async () => {
    const here = await logIn('staff')
    const idle = await currentOf(await logIn('staff'))
    const old = await currentOf(await logIn('staff'))
    const { db } = api.database
    await db
      .update(sessions)
      .set({ lastSeenAt: minutesAgo(31) })
      .where(eq(sessions.id, idle))
    await db
      .update(sessions)
      .set({ createdAt: minutesAgo(8 * 60 + 1) })
      .where(eq(sessions.id, old))
    expect((await sessionsOf(here)).map(({ id }) => id)).toEqual([await currentOf(here)])
  })

  test('a user can end one session', async () => {
    const [here, there, third] = [await logIn('staff'), await logIn('staff'), await logIn('staff')]
    const response = await end(here, await currentOf(there))
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect([await isActive(here), await isActive(there), await isActive(third)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('a user can end the current session, like a logout', async () => {
    const here = await logIn('staff')
    expect((await end(here, await currentOf(here))).statusCode).toBe(204)
    expect(await isActive(here)).toBe(false)
  })

  test('a user can end all other sessions', async () => {
    const [here, there, third] = [await logIn('staff'), await logIn('staff'), await logIn('staff')]
    const someoneElse = await logIn('administrator')
    expect((await end(here)).statusCode).toBe(204)
    const left = await Promise.all([here, there, third, someoneElse].map(isActive))
    expect(left).toEqual([true, false, false, true])
    expect((await end(here)).statusCode).toBe(204)
  })

  test('a session of another user gets the same response as a missing one', async () => {
    const staff = await logIn('staff')
    const administrator = await logIn('administrator')
    const responses = [
      await end(administrator, await currentOf(staff)),
      await end(administrator, '019a0000-0000-7000-8000-000000000001'),
      await end(administrator, 'nope'),
      await end(administrator, '%00'),
    ]
    const problems = responses.map((response) => [
      response.statusCode,
      response.json<ProblemBody>().message,
    ])
    expect(problems).toEqual(
      problems.map(() => [404, 'There is no such session. It may have ended.']),
    )
    expect(await isActive(staff)).toBe(true)
  })

  test('a login ignores the token of its request', async () => {
    const known = await logIn('administrator')
    const invented = 'A'.repeat(43)
    for (const token of [known, invented]) {
      const headers = { authorization: `Bearer ${token}`, cookie: `token=${token}` }
      const own = await logIn('staff', headers)
      expect(own).not.toBe(token)
      const me = await api.call('GET', '/api/me', { token: own })
      expect(me.json()).toMatchObject({ userId: api.ids.staff })
    }
    const me = await api.call('GET', '/api/me', { token: known })
    expect(me.json()).toMatchObject({ userId: api.ids.administrator })
    expect(await isActive(invented)).toBe(false)
  })

  test.each([
    ['password has changed', { passwordHash: 'another' }],
    ['account was disabled', { account: 'Disabled' }],
  ])('no session starts if the %s since the check', async (_what, changes) => {
    const { db } = api.database
    const { user: checked } = await verifyCredentials(db, emailOf('staff'), PASSWORD)
    if (!checked) throw new Error('The password is right')
    await db.update(users).set(changes).where(eq(users.id, checked.id))
    const before = await isUnchanged(db, checked)
    const { account, passwordHash } = checked
    await db.update(users).set({ account, passwordHash }).where(eq(users.id, checked.id))
    expect([before, await isUnchanged(db, checked)]).toEqual([false, true])
  })
})

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000)
}

interface ProblemBody {
  message: string
}
