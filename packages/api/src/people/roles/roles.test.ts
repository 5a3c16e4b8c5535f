import { beforeEach, expect, test } from 'vitest'

import { onSharedEmbedded } from '../../testing/eachDatabase'
import { startPeopleApi, type PeopleApi } from '../users/testing'

onSharedEmbedded((empty) => {
  let api: PeopleApi

  beforeEach(async () => {
    const database = await empty()
    api = await startPeopleApi(database)
  })

  test('names of roles are unique, in any case', async () => {
    await api.create('roles', { name: 'Éditeur', roleTypeId: 2 })
    const response = await api.create('roles', { name: 'ÉDITEUR', roleTypeId: 2 })
    const errors = { name: 'Name is used by another role' }
    expect([response.statusCode, response.json()]).toMatchObject([422, { errors }])
    const renamed = await api.change(`roles/${api.roles.staff}`, { name: 'éditeur' })
    expect([renamed.statusCode, renamed.json()]).toMatchObject([422, { errors }])
  })

  test('names that differ only in width, case or spaces count as the same', async () => {
    await api.create('roles', { name: 'Back office', roleTypeId: 2 })
    const same = await Promise.all(
      ['ＢＡＣＫ Office', 'Back\u00a0office', ' back  office'].map((name) =>
        api.create('roles', { name, roleTypeId: 2 }),
      ),
    )
    for (const response of same)
      expect(response.json()).toMatchObject({ errors: { name: 'Name is used by another role' } })
    const hidden = await api.create('roles', { name: 'Back\u200b office', roleTypeId: 2 })
    expect(hidden.json()).toMatchObject({
      errors: { name: 'Name contains a zero width space (U+200B) after "Back"' },
    })
    const family = await api.create('roles', { name: '👨‍👩‍👧‍👦'.repeat(60), roleTypeId: 2 })
    expect(family.statusCode).toBe(201)
  })

  test('a role contains the number of its users', async () => {
    await api.addAdministrator()
    expect(await api.read(`roles/${api.roles.administrator}`)).toMatchObject({ userCount: 2 })
    expect(await api.read(`roles/${api.roles.staff}`)).toMatchObject({ userCount: 1 })
    const changed = await api.change(`roles/${api.roles.staff}`, { description: 'Reads' })
    expect(changed.json()).toMatchObject({ userCount: 1, description: 'Reads' })
  })

  test('a role in use cannot be deleted, and the message says why', async () => {
    const response = await api.remove(`roles/${api.roles.staff}`)
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { message: 'This role cannot be deleted while somebody has it: Sam Staff.' },
    ])
    await api.remove(`users/${api.ids.staff}`)
    expect((await api.remove(`roles/${api.roles.staff}`)).statusCode).toBe(204)
  })

  test('a changed role applies to the next request', async () => {
    const token = await api.logIn('staff')
    const statusOf = async () => (await api.call('GET', '/api/roles', { token })).statusCode
    const setRoleType = (roleTypeId: number) =>
      api.change(`roles/${api.roles.staff}`, { roleTypeId })
    const statuses = [await statusOf()]
    await setRoleType(1)
    statuses.push(await statusOf())
    await setRoleType(2)
    statuses.push(await statusOf())
    await api.change(`users/${api.ids.staff}`, { roleId: api.roles.administrator })
    statuses.push(await statusOf())
    expect(statuses).toEqual([403, 200, 403, 200])
  })
})
