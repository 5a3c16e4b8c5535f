import { randomUUID } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import { idempotencyKeys } from '../../platform/requests/idempotencyKeys.table'
import { isStrong } from '../../identity/passwords/isStrong'
import { emailOf, PASSWORD } from '../../testing/testApi'
import type { AuditEntry } from '../../records/testing'
import { onSharedEmbedded } from '../../testing/eachDatabase'
import { ESME, startPeopleApi, type PeopleApi } from './testing'

onSharedEmbedded((empty) => {
  let api: PeopleApi
  beforeEach(async () => {
    const database = await empty()
    api = await startPeopleApi(database)
  })

  const logIn = (password: string, username = emailOf('staff')) =>
    api.call('POST', '/api/login', { body: { username, password } })
  const givePassword = (id = api.ids.staff) =>
    api.call('POST', `/api/users/${id}/one-time-password`, {
      as: 'administrator',
      headers: { 'idempotency-key': randomUUID() },
    })
  const sessionsOf = async (id = api.ids.staff) =>
    (await api.call('GET', `/api/users/${id}/sessions`, { as: 'administrator' })).json<object>()
  const endAll = (id = api.ids.staff) =>
    api.call('DELETE', `/api/users/${id}/sessions`, { as: 'administrator' })
  const auditEntries = async (action: string) => {
    const query = `area=users&recordId=${api.ids.staff}&action=${action}`
    const response = await api.call('GET', `/api/audit?${query}`, { as: 'administrator' })
    return response.json<{ records: AuditEntry[] }>().records
  }

  test('a user with a one-time password must choose their own, and all sessions end', async () => {
    const token = await api.logIn('staff')
    const before = await api.read(`users/${api.ids.staff}`)
    const response = await givePassword()
    const { password } = response.json<{ password: string }>()
    expect([response.statusCode, isStrong(password), password.length]).toEqual([200, true, 20])
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await api.call('GET', '/api/me', { token })).statusCode).toBe(401)
    expect((await logIn(PASSWORD)).statusCode).toBe(401)
    const login = await logIn(password)
    expect([login.statusCode, login.json()]).toMatchObject([200, { passwordState: 'given' }])
    expect(await api.read(`users/${api.ids.staff}`)).toEqual(before)
  })

  test('a one-time password is returned once: neither the audit nor the stored responses contain it', async () => {
    const { password } = (await givePassword()).json<{ password: string }>()
    const [entry, ...others] = await auditEntries('set-password')
    expect(others).toEqual([])
    expect(entry).toMatchObject({ userName: 'Ana Admin', status: 200, recordTitle: 'Sam Staff' })
    const stored = await api.database.db.select().from(idempotencyKeys)
    expect(JSON.stringify([entry, stored])).not.toContain(password)
    expect((await givePassword()).json<{ password: string }>().password).not.toBe(password)
  })

  test('an administrator can count and end the sessions of others', async () => {
    await endAll()
    expect(await sessionsOf()).toEqual({ count: 0 })
    const tokens = [await api.logIn('staff'), await api.logIn('staff')]
    expect(await sessionsOf()).toEqual({ count: 2 })
    expect((await endAll()).statusCode).toBe(204)
    expect(await sessionsOf()).toEqual({ count: 0 })
    const statuses = tokens.map(
      async (token) => (await api.call('GET', '/api/me', { token })).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([401, 401])
    expect((await logIn(PASSWORD)).statusCode).toBe(200)
    expect((await auditEntries('end-session')).map(({ status }) => status)).toEqual([204, 204])
  })

  test('neither works for the administrator’s own account or for unknown users', async () => {
    const { administrator } = api.ids
    const responses = [
      await givePassword(administrator),
      await endAll(administrator),
      await givePassword(randomUUID()),
      await endAll('nope'),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([409, 409, 404, 404])
    expect(await sessionsOf(administrator)).toEqual({ count: 1 })
  })

  test('the administrator decides whether a new user must choose their own password', async () => {
    const roleId = api.roles.staff
    const { mustChoosePassword: _, ...esme } = ESME
    const people = [
      { ...esme, email: 'one@example.org' },
      { ...esme, email: 'two@example.org', mustChoosePassword: true },
      { ...esme, email: 'three@example.org', mustChoosePassword: false },
    ]
    const states: unknown[] = []
    for (const person of people) {
      const made = await api.create('users', { ...person, roleId })
      expect(made.statusCode).toBe(201)
      expect(made.body).not.toMatch(/password/i)
      states.push(
        (await logIn(person.password, person.email)).json<{ passwordState: string }>()
          .passwordState,
      )
    }
    expect(states).toEqual(['given', 'given', 'own'])
    const wrong = await api.create('users', { ...esme, roleId, mustChoosePassword: 'no' })
    expect([wrong.statusCode, Object.keys(wrong.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['mustChoosePassword'],
    ])
  })
})
