import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, expect, test } from 'vitest'

import { audit } from '../audit/audit.table'
import { sessions } from '../sessions/sessions.table'
import { users } from '../users/users.table'
import { PASSWORD } from '../../testing/testApi'
import { onSharedEmbedded } from '../../testing/eachDatabase'
import { ESME, startPeopleApi, type PeopleApi } from '../../people/users/testing'

onSharedEmbedded((empty) => {
  let api: PeopleApi
  let token: string
  beforeEach(async () => {
    const database = await empty()
    api = await startPeopleApi(database)
    token = await api.logIn('administrator')
  })

  const change = (oldPassword: string) =>
    api.call('POST', '/api/change-password', {
      token,
      body: { oldPassword, newPassword: 'Other-horse-8', confirmPassword: 'Other-horse-8' },
    })
  const confirm = (password: unknown = PASSWORD) =>
    api.call('POST', '/api/confirm-password', { token, body: { password } })
  const call = (method: string, path: string, body?: object) =>
    api.call(method, `/api/${path}`, { token, body, headers: { 'if-match': '*' } })
  const sensitiveCalls: [string, () => ReturnType<typeof call>][] = [
    [
      'a change of one’s own email',
      () => call('PATCH', `users/${api.ids.administrator}`, { email: 'ana@example.org' }),
    ],
    [
      'a change of somebody’s role',
      () => call('PATCH', `users/${api.ids.staff}`, { roleId: api.roles.administrator }),
    ],
    [
      'a new administrator',
      () => call('POST', 'users', { ...ESME, roleId: api.roles.administrator }),
    ],
    [
      'a change of a role to an administrators’ role',
      () => call('PATCH', `roles/${api.roles.staff}`, { roleTypeId: 1 }),
    ],
    ['a one-time password', () => call('POST', `users/${api.ids.staff}/one-time-password`)],
  ]

  test.each(sensitiveCalls)('%s needs a confirmed password', async (_what, act) => {
    const before = await api.database.db.select().from(users)
    expect(needsConfirmation(await act())).toBe(true)
    expect(await api.database.db.select().from(users)).toEqual(before)
    expect((await confirm()).statusCode).toBe(204)
    expect((await act()).statusCode).toBeLessThan(300)
  })

  test('other changes need no confirmation', async () => {
    const { administrator, staff } = api.ids
    const responses = [
      await call('PATCH', `users/${administrator}`, {
        firstName: 'Anna',
        email: ' ADMINISTRATOR@example.com',
      }),
      await call('PATCH', `users/${staff}`, { lastName: 'Stafford', email: 'sam@example.org' }),
      await call('PATCH', `users/${staff}`, { roleId: api.roles.staff }),
      await call('POST', 'users', { ...ESME, roleId: api.roles.staff }),
      await call('PATCH', `roles/${api.roles.staff}`, { description: 'The desk' }),
      await call('DELETE', `users/${staff}/sessions`),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 201, 200, 204])
  })

  test('a confirmation is valid for five minutes, in this session', async () => {
    const elsewhere = token
    token = await api.logIn('administrator')
    await confirm()
    const givePassword = () => call('POST', `users/${api.ids.staff}/one-time-password`)
    expect((await givePassword()).statusCode).toBe(200)
    await api.database.db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - 5 * 60_000 - 1) })
    expect(needsConfirmation(await givePassword())).toBe(true)
    await confirm()
    token = elsewhere
    expect(needsConfirmation(await givePassword())).toBe(true)
  })

  test('a wrong password is refused at its field, and audited', async () => {
    for (const [typed, message] of [
      ['Wrong-horse-7', 'Password is not right'],
      ['', 'Password is required'],
      [7, 'Password must be text'],
    ] as const) {
      const response = await confirm(typed)
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { errors: { password: message } },
      ])
    }
    expect(needsConfirmation(await call('POST', `users/${api.ids.staff}/one-time-password`))).toBe(
      true,
    )
    await confirm()
    const entries = await api.database.db
      .select()
      .from(audit)
      .where(eq(audit.action, 'confirm-password'))
    // Repeated refusals are counted in their first entry.
    expect(new Set(entries.map(({ status }) => status))).toEqual(new Set([204, 422]))
    expect(JSON.stringify(entries)).not.toMatch(/horse/)
  })

  test('wrong passwords count together with those of a password change', async () => {
    for (let index = 0; index < 5; index += 1) {
      expect((await confirm(`Wrong-${index}`)).statusCode).toBe(422)
      expect((await change(`Wrong-${index}`)).statusCode).toBe(422)
    }
    const refused = await confirm()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await change(PASSWORD)).statusCode).toBe(429)
  })

  test('staff confirm their password too, for what they change about themselves', async () => {
    const response = await api.call('POST', '/api/confirm-password', {
      as: 'staff',
      body: { password: PASSWORD },
    })
    expect(response.statusCode).toBe(204)
  })
})

function needsConfirmation(response: LightMyRequestResponse): boolean {
  return response.statusCode === 403 && response.json<{ code?: string }>().code === CODE
}

const CODE = 'confirmation-required'
