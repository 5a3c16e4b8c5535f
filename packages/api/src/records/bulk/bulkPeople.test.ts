import { user } from '@staff/entity/people'
import { expect, test } from 'vitest'

import { ESME, startPeopleApi } from '../../people/users/testing'
import type { Database } from '../../platform/db/database'
import { onSharedEmbedded } from '../../testing/eachDatabase'

onSharedEmbedded((empty) => {
  const people = async () => startPeople(await empty())

  test('are deleted but for oneself and the last administrator', async () => {
    const { send, ids, addAdministrator } = await people()
    const esme = await addAdministrator()
    const body = { action: 'delete', all: {} }
    const response = await send(body)
    expect(response.json()).toMatchObject({
      done: 2,
      refused: [
        {
          id: ids.administrator,
          message: 'You cannot delete yourself. Another administrator can do it.',
        },
      ],
    })
    expect((await send(body, esme.token)).statusCode).toBe(401)
  })

  test('are disabled one after the other, so that an administrator remains', async () => {
    const { send, ids, addAdministrator } = await people()
    await addAdministrator()
    const response = await send({
      action: 'set',
      ids: [ids.administrator, ids.staff],
      values: { account: 'Disabled' },
    })
    const result = response.json<{ done: number; undo: string }>()
    expect(result).toMatchObject({
      done: 1,
      refused: [{ message: 'You cannot disable yourself. Another administrator can do it.' }],
    })
    const undone = await send({ action: 'undo', undo: result.undo })
    expect(undone.json()).toMatchObject({ done: 1, refused: [] })
  })

  test('keep their password when they are deleted and restored', async () => {
    const { send, create, roles, ...api } = await people()
    const made = await create('users', { ...ESME, roleId: roles.staff })
    const { id } = made.json<{ id: string }>()
    const { undo } = (await send({ action: 'delete', ids: [id] })).json<{ undo: string }>()
    const body = { username: ESME.email, password: ESME.password }
    expect((await api.call('POST', '/api/login', { body })).statusCode).toBe(401)
    expect((await send({ action: 'undo', undo })).json()).toMatchObject({ done: 1 })
    expect((await api.call('POST', '/api/login', { body })).statusCode).toBe(200)
  })

  test('are not restored where their email is taken meanwhile', async () => {
    const { send, create, roles } = await people()
    const made = await create('users', { ...ESME, roleId: roles.staff })
    const ids = [made.json<{ id: string }>().id]
    const { undo } = (await send({ action: 'delete', ids })).json<{ undo: string }>()
    await create('users', { ...ESME, roleId: roles.staff })
    expect((await send({ action: 'undo', undo })).json()).toMatchObject({
      done: 0,
      refused: [
        {
          title: 'Esme Thornbury',
          message:
            'Email is used by another colleague now. Change it there, then restore this one.',
        },
      ],
    })
  })

  test('a role is promoted only with a confirmed password', async () => {
    const { roles, ...api } = await people()
    const token = await api.logIn('administrator')
    const body = { action: 'set', ids: [roles.staff], values: { roleTypeId: 1 } }
    const response = await api.call('POST', '/api/roles/bulk', { token, body })
    expect(response.json()).toMatchObject({ status: 403, code: 'confirmation-required' })
    expect(await api.read(`roles/${roles.staff}`)).toMatchObject({ roleTypeId: 2 })
  })
})

async function startPeople(database: Database) {
  const api = await startPeopleApi(database)
  const send = async (body: object, token?: string) =>
    api.call('POST', `/api/${user.area}/bulk`, {
      ...(token ? { token } : { as: 'administrator' as const }),
      body,
    })
  return { ...api, send }
}
