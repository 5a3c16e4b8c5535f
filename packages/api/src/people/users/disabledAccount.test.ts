import { randomUUID } from 'node:crypto'

import { eq, notInArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sessions } from '../../identity/sessions/sessions.table'
import { users } from '../../identity/users/users.table'
import { emailOf, PASSWORD } from '../../testing/testApi'
import { onEmbedded } from '../../testing/eachDatabase'
import { ESME, startPeopleApi, type PeopleApi } from './testing'

const LAST = 'This is the last administrator. Make somebody else an administrator first.'
const SELF = 'You cannot disable yourself. Another administrator can do it.'

onEmbedded((open) => {
  let api: PeopleApi

  beforeAll(async () => {
    api = await startPeopleApi(await open())
  })
  beforeEach(async () => {
    const { database, ids } = api
    await database.db.delete(users).where(notInArray(users.id, Object.values(ids)))
    for (const person of ['administrator', 'staff'] as const)
      await database.db
        .update(users)
        .set({ account: 'Active', roleId: api.roles[person] })
        .where(eq(users.id, ids[person]))
  })

  const logIn = async (username: string, password: string) =>
    (await api.call('POST', '/api/login', { body: { username, password } })).statusCode
  const isActive = async (token: string) =>
    (await api.call('GET', '/api/me', { token })).statusCode === 200
  const setAccount = (id: string, account: string, token?: string) =>
    api.change(`users/${id}`, { account }, token)

  test('a disabled account is logged out at once and cannot log in', async () => {
    const tokens = [await api.logIn('staff'), await api.logIn('staff')]
    const response = await setAccount(api.ids.staff, 'Disabled')
    expect([response.statusCode, response.json()]).toMatchObject([200, { account: 'Disabled' }])
    expect(await Promise.all(tokens.map(isActive))).toEqual([false, false])
    expect(await logIn(emailOf('staff'), PASSWORD)).toBe(401)
    const { db } = api.database
    expect(await db.$count(sessions, eq(sessions.userId, api.ids.staff))).toBe(0)
  })

  test('an enabled account can log in again, and its old sessions stay ended', async () => {
    const token = await api.logIn('staff')
    await setAccount(api.ids.staff, 'Disabled')
    expect((await setAccount(api.ids.staff, 'Active')).statusCode).toBe(200)
    expect(await isActive(token)).toBe(false)
    expect(await logIn(emailOf('staff'), PASSWORD)).toBe(200)
  })

  test('a refused change ends no session', async () => {
    const token = await api.logIn('staff')
    const path = `/api/users/${api.ids.staff}`
    const headers = { 'if-match': '"99"' }
    const body = { account: 'Disabled' }
    const late = await api.call('PATCH', path, { as: 'administrator', body, headers })
    expect(late.statusCode).toBe(412)
    expect(await isActive(token)).toBe(true)
  })

  test('a new account is active by default', async () => {
    const { email: _, ...person } = ESME
    const roleId = api.roles.staff
    const made = await Promise.all([
      api.create('users', { ...person, roleId, email: 'one@example.org' }),
      api.create('users', { ...person, roleId, email: 'two@example.org', account: 'Disabled' }),
    ])
    expect(made.map((response) => response.json<{ account: string }>().account)).toEqual([
      'Active',
      'Disabled',
    ])
    const both = ['one@example.org', 'two@example.org'].map((each) => logIn(each, person.password))
    expect(await Promise.all(both)).toEqual([200, 401])
  })

  test('the number of a role’s users includes disabled accounts', async () => {
    await setAccount(api.ids.staff, 'Disabled')
    expect(await api.read(`roles/${api.roles.staff}`)).toMatchObject({ userCount: 1 })
  })

  test('people cannot disable themselves', async () => {
    await api.addAdministrator()
    const response = await setAccount(api.ids.administrator, 'Disabled')
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { errors: { account: SELF } },
    ])
  })

  describe('with one of two administrators disabled', () => {
    beforeEach(async () => {
      const second = await api.addAdministrator(`Owner ${randomUUID()}`)
      expect((await setAccount(second.id, 'Disabled')).statusCode).toBe(200)
    })

    test('the other cannot lose the role', async () => {
      const response = await api.change(`users/${api.ids.administrator}`, {
        roleId: api.roles.staff,
      })
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { errors: { roleId: LAST } },
      ])
    })

    test('the role of the other cannot become a staff role', async () => {
      const response = await api.change(`roles/${api.roles.administrator}`, { roleTypeId: 2 })
      expect(response.statusCode).toBe(422)
    })
  })

  test('two administrators cannot disable, delete or demote each other concurrently', async () => {
    const first = api.ids.administrator
    const second = await api.addAdministrator()
    const responses = await Promise.all([
      setAccount(second.id, 'Disabled'),
      setAccount(first, 'Disabled', second.token),
      api.remove(`users/${first}`, second.token),
      api.change(`users/${first}`, { roleId: api.roles.staff }, second.token),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).not.toContain(500)
    const tokens = [await api.logIn('administrator').catch(() => ''), second.token]
    const mayList = tokens.map(
      async (token) => (await api.call('GET', '/api/users', { token })).statusCode === 200,
    )
    expect(await Promise.all(mayList)).toContain(true)
  })
})
