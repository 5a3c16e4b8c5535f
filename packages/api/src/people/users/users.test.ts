import { randomUUID } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import { emailOf, PASSWORD } from '../../testing/testApi'
import { onSharedEmbedded } from '../../testing/eachDatabase'
import { ESME, startPeopleApi, type PeopleApi } from './testing'

onSharedEmbedded((empty) => {
  let api: PeopleApi

  beforeEach(async () => {
    const database = await empty()
    api = await startPeopleApi(database)
  })

  const logIn = (username: string, password: string) =>
    api.call('POST', '/api/login', { body: { username, password } })

  test('a new user can log in, and no response has the password', async () => {
    const email = `  ${ESME.email.toUpperCase()} `
    const response = await api.create('users', { ...ESME, email, roleId: api.roles.staff })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ email: ESME.email, name: 'Esme Thornbury' })
    expect(response.json<{ roleName: string }>().roleName).toContain('staff')
    const list = await api.call('GET', '/api/users', { as: 'administrator' })
    for (const { body } of [response, list]) expect(body).not.toMatch(/argon2|password|horse/i)
    expect((await logIn(ESME.email, ESME.password)).statusCode).toBe(200)
  })

  test('emails are unique, in any case', async () => {
    const taken = { errors: { email: 'Email is used by another colleague' } }
    const email = emailOf('staff').toUpperCase()
    const creating = await api.create('users', { ...ESME, email, roleId: api.roles.staff })
    expect([creating.statusCode, creating.json()]).toMatchObject([422, taken])
    const changing = await api.change(`users/${api.ids.administrator}`, { email })
    expect([changing.statusCode, changing.json()]).toMatchObject([422, taken])
  })

  test('a role that does not exist is refused at its field', async () => {
    const response = await api.create('users', { ...ESME, roleId: randomUUID() })
    const errors = { roleId: 'Role Name no longer exists; choose another' }
    expect([response.statusCode, response.json()]).toMatchObject([422, { errors }])
  })

  test('a password cannot be changed with the record', async () => {
    const response = await api.change(`users/${api.ids.staff}`, { password: ESME.password })
    const errors = { password: 'Unknown field: password' }
    expect([response.statusCode, response.json()]).toMatchObject([422, { errors }])
    expect((await logIn(emailOf('staff'), PASSWORD)).statusCode).toBe(200)
  })

  test('a deleted user is logged out at once', async () => {
    const token = await api.logIn('staff')
    expect((await api.remove(`users/${api.ids.staff}`)).statusCode).toBe(204)
    expect((await api.call('GET', '/api/me', { token })).statusCode).toBe(401)
  })

  test('people cannot delete themselves', async () => {
    const response = await api.remove(`users/${api.ids.administrator}`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      message: 'You cannot delete yourself. Another administrator can do it.',
    })
  })
})
