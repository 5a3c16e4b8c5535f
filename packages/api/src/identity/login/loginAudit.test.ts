import { beforeAll, expect, test } from 'vitest'

import { emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import type { AuditEntry } from '../../records/testing'
import { onEmbedded } from '../../testing/eachDatabase'

onEmbedded((open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(await open())
  })

  function logIn(username: string, password: string) {
    return api.call('POST', '/api/login', { body: { username, password } })
  }

  async function newest(count: number) {
    const response = await api.call('GET', `/api/audit?pageSize=${count}`, { as: 'administrator' })
    const { records } = response.json<{ records: AuditEntry[] }>()
    return records.toReversed()
  }

  test('records successful and refused logins with the name of the user', async () => {
    await logIn(emailOf('staff'), PASSWORD)
    await logIn(emailOf('staff'), 'Wrong-horse-7')
    await logIn('Typed-into-the-wrong-field-7', 'x')
    const entries = await newest(3)
    expect(entries.map(({ userName, action, status }) => [userName, action, status])).toEqual([
      ['Sam Staff', 'login', 200],
      ['Sam Staff', 'login', 401],
      ['Unknown account', 'login', 401],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/horse|wrong-field/)
  })

  test('records ended sessions, password changes and logouts', async () => {
    const token = await api.logIn('staff')
    const other = await api.logIn('staff')
    const { sessions } = (await api.call('GET', '/api/sessions', { token })).json<{
      sessions: { id: string; current: boolean }[]
    }>()
    const id = sessions.find(({ current }) => !current)?.id
    await api.call('DELETE', `/api/sessions/${id}`, { token })
    await api.call('DELETE', '/api/sessions', { token })
    const passwords = {
      oldPassword: PASSWORD,
      newPassword: 'Another-mare-9',
      confirmPassword: 'Another-mare-9',
    }
    const changed = await api.call('POST', '/api/change-password', { token, body: passwords })
    expect(changed.statusCode).toBe(200)
    const { token: renewed } = changed.json<{ token: string }>()
    await api.call('POST', '/api/logout', { token: renewed })
    expect((await api.call('GET', '/api/me', { token: other })).statusCode).toBe(401)
    expect(
      (await newest(5)).map(({ userName, action, status }) => [userName, action, status]),
    ).toEqual([
      ['Sam Staff', 'end-session', 204],
      ['Sam Staff', 'end-session', 204],
      ['Sam Staff', 'change-password', 200],
      ['Sam Staff', 'logout', 204],
      // The call with the token of an ended session has no user.
      ['Visitor', 'read', 401],
    ])
  })
})
