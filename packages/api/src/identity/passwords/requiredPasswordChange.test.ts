import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { users } from '../users/users.table'
import {
  addressOf,
  emailOf,
  PASSWORD,
  startTestApi,
  type Person,
  type TestApi,
} from '../../testing/testApi'
import { onEmbedded } from '../../testing/eachDatabase'

const OPEN = [
  'POST /api/logout',
  'GET /api/me',
  'HEAD /api/me',
  'POST /api/change-password',
  'GET /api/sessions',
  'HEAD /api/sessions',
  'DELETE /api/sessions',
  'DELETE /api/sessions/:id',
]

onEmbedded((open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(await open())
  })

  const setPasswordState = (passwordState: 'own' | 'printed' | 'given') =>
    api.database.db
      .update(users)
      .set({ passwordState })
      .where(eq(users.email, emailOf('staff')))

  beforeEach(async () => {
    await setPasswordState('given')
  })

  const logIn = async (password = PASSWORD) =>
    (await api.call('POST', '/api/login', { body: { username: emailOf('staff'), password } })).json<
      Record<string, string>
    >()

  test.each<Person>(['staff', 'administrator'])(
    'a user with a given password can only choose their own: %s',
    async (person) => {
      await api.database.db.update(users).set({ passwordState: 'given' })
      const wrong: string[] = []
      for (const route of api.app.routeTable.filter(needsSession)) {
        const name = `${route.method} ${route.url}`
        const token = await api.logIn(person, 'confirmed')
        const response = await api.call(route.method, addressOf(route), { token })
        const isClosed = response.statusCode === 403
        if (isClosed === OPEN.includes(name)) wrong.push(`${name}: ${response.statusCode}`)
        if (!isClosed || route.method === 'HEAD') continue
        const { code, message } = response.json<{ code: string; message: string }>()
        if (code !== 'own-password-required' || !message.startsWith('Choose your own password'))
          wrong.push(`${name}: ${message}`)
      }
      expect(wrong).toEqual([])
      await api.database.db.update(users).set({ passwordState: 'own' })
    },
  )

  test.each(['own', 'printed', 'given'] as const)(
    'login and me return the password state: %s',
    async (passwordState) => {
      await setPasswordState(passwordState)
      const { token, ...login } = await logIn()
      const me = await api.call('GET', '/api/me', { token })
      expect([login, me.json()]).toMatchObject([{ passwordState }, { passwordState }])
    },
  )

  test('after the change every call is allowed in the same session', async () => {
    const { token } = await logIn()
    const chosen = 'Other-horse-8'
    const body = { oldPassword: PASSWORD, newPassword: chosen, confirmPassword: chosen }
    const changed = await api.call('POST', '/api/change-password', { token, body })
    expect(changed.statusCode).toBe(200)
    const renewed = changed.json<{ token: string }>().token
    expect((await api.call('GET', '/api/dashboard', { token: renewed })).statusCode).toBe(200)
    expect(await logIn(chosen)).toMatchObject({ passwordState: 'own' })
  })
})

// Public routes need no session, and /metrics has a token of its own.
function needsSession({ access }: { access?: unknown }): boolean {
  return access !== 'public' && access !== 'metrics'
}
