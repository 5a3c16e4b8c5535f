import { beforeEach, expect, test } from 'vitest'

import { emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { onSharedEmbedded } from '../../testing/eachDatabase'

const NEW = 'Other-horse-8'

onSharedEmbedded((empty) => {
  let api: TestApi
  let token: string

  beforeEach(async () => {
    const database = await empty()
    api = await startTestApi(database)
    token = await api.logIn('staff')
  })

  const change = (body: object) => api.call('POST', '/api/change-password', { token, body })
  const passwords = { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW }

  const sessionsOf = async (own: string) =>
    (await api.call('GET', '/api/sessions', { token: own })).json<{ sessions: { id: string }[] }>()
  const statusesOf = (tokens: string[]) =>
    Promise.all(
      tokens.map(async (each) => (await api.call('GET', '/api/me', { token: each })).statusCode),
    )

  const logIn = async (password: string) =>
    (await api.call('POST', '/api/login', { body: { username: emailOf('staff'), password } }))
      .statusCode

  test('only the new password works, and other sessions have ended', async () => {
    const elsewhere = await api.logIn('staff')
    const someoneElse = await api.logIn('administrator')
    const response = await change(passwords)
    const { token: renewed, ...rest } = response.json<{ token: string }>()
    expect([response.statusCode, rest]).toEqual([200, {}])
    expect([await logIn(PASSWORD), await logIn(NEW)]).toEqual([401, 200])
    expect(await statusesOf([renewed, elsewhere, someoneElse])).toEqual([200, 401, 200])
  })

  test('the session continues with a new token, and the old one is invalid at once', async () => {
    const [before] = (await sessionsOf(token)).sessions
    const { token: renewed } = (await change(passwords)).json<{ token: string }>()
    expect(renewed).toMatch(/^[\w-]{43}$/)
    expect(await statusesOf([token, renewed])).toEqual([401, 200])
    expect((await sessionsOf(renewed)).sessions).toMatchObject([{ id: before?.id, current: true }])
  })

  test('of two concurrent changes one succeeds, and its token is valid', async () => {
    const responses = await Promise.all([change(passwords), change(passwords)])
    const succeeded = responses.filter(({ statusCode }) => statusCode === 200)
    expect(succeeded).toHaveLength(1)
    expect(responses.map(({ statusCode }) => statusCode)).not.toContain(500)
    const tokens = succeeded.map((response) => response.json<{ token: string }>().token)
    expect(await statusesOf(tokens)).toEqual([200])
    expect(await logIn(NEW)).toBe(200)
  })

  test('the user’s record does not change', async () => {
    const address = `/api/users/${api.ids.staff}`
    const before = await api.call('GET', address, { as: 'administrator' })
    await change(passwords)
    const after = await api.call('GET', address, { as: 'administrator' })
    expect(after.json()).toEqual(before.json())
  })

  test.each([
    [
      'a wrong old password',
      { oldPassword: 'Wrong-1' },
      { oldPassword: 'Old password is not right' },
    ],
    ['no old password', { oldPassword: '' }, { oldPassword: 'Old Password is required' }],
    [
      'the old one again',
      { newPassword: PASSWORD, confirmPassword: PASSWORD },
      { newPassword: 'New password cannot be same as your old password' },
    ],
    [
      'one that is too weak',
      { newPassword: 'weakhorse', confirmPassword: 'weakhorse' },
      { newPassword: 'New Password needs an uppercase letter' },
    ],
    [
      'a different confirmation',
      { confirmPassword: 'x' },
      { confirmPassword: 'Passwords do not match' },
    ],
    ['a field of another type', { oldPassword: 5 }, { oldPassword: 'Old Password must be text' }],
  ])('refuses %s at its field', async (_what, changes, errors) => {
    const response = await change({ ...passwords, ...changes })
    expect([response.statusCode, response.json()]).toMatchObject([422, { errors }])
    expect(await logIn(PASSWORD)).toBe(200)
  })

  test('after too many wrong passwords the correct one is refused, too', async () => {
    const guesses = Array.from({ length: 12 }, (_, index) =>
      change({ ...passwords, oldPassword: `Wrong-${index}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(11)
    const refused = await change(passwords)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
