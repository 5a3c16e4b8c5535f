import { count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { startPeopleApi, type PeopleApi } from './testing'

eachSharedDatabase((empty) => {
  let api: PeopleApi

  beforeEach(async () => {
    const database = await empty()
    api = await startPeopleApi(database)
  })

  async function countAdministrators() {
    const [found] = await api.database.db
      .select({ total: count() })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(eq(roles.roleTypeId, 1))
    return found?.total
  }

  describe('the last administrator', () => {
    test('cannot be demoted by a change of the role', async () => {
      const response = await api.change(`users/${api.ids.administrator}`, {
        roleId: api.roles.staff,
      })
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        {
          errors: {
            roleId: 'This is the last administrator. Make somebody else an administrator first.',
          },
        },
      ])
      expect(await countAdministrators()).toBe(1)
    })

    test('cannot be demoted by a change of the type of their role', async () => {
      const response = await api.change(`roles/${api.roles.administrator}`, { roleTypeId: 2 })
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        {
          errors: {
            roleTypeId: 'The last administrator has this role. Make somebody else one first.',
          },
        },
      ])
      expect(await countAdministrators()).toBe(1)
    })

    test('can get another role of administrators, and change other fields', async () => {
      const other = await api.create('roles', { name: 'Owner', roleTypeId: 1 })
      const { id: roleId } = other.json<{ id: string }>()
      const changes = { roleId, lastName: 'Owner' }
      const response = await api.change(`users/${api.ids.administrator}`, changes)
      expect([response.statusCode, response.json()]).toMatchObject([200, changes])
    })

    test('can be demoted if there is a second one', async () => {
      const second = await api.addAdministrator()
      const { staff } = api.roles
      const demoted = await api.change(`users/${second.id}`, { roleId: staff })
      expect(demoted.statusCode).toBe(200)
      expect(await countAdministrators()).toBe(1)
    })
  })

  // Each change alone leaves one administrator; both together would leave none.
  describe('two administrators who act concurrently', () => {
    test('cannot delete each other', async () => {
      const second = await api.addAdministrator()
      const first = api.ids.administrator
      const responses = await Promise.all([
        api.remove(`users/${second.id}`),
        api.remove(`users/${first}`, second.token),
      ])
      expect(await countAdministrators()).toBe(1)
      expect(responses.map(({ statusCode }) => statusCode)).toContain(204)
    })

    test('cannot demote each other', async () => {
      const second = await api.addAdministrator()
      const roleId = api.roles.staff
      const responses = await Promise.all([
        api.change(`users/${second.id}`, { roleId }),
        api.change(`users/${api.ids.administrator}`, { roleId }, second.token),
      ])
      expect(await countAdministrators()).toBe(1)
      expect(responses.map(({ statusCode }) => statusCode)).toContain(200)
    })

    test('cannot turn each other’s role into a staff role', async () => {
      const second = await api.addAdministrator('Owner')
      await Promise.all([
        api.change(`roles/${second.roleId}`, { roleTypeId: 2 }),
        api.change(`roles/${api.roles.administrator}`, { roleTypeId: 2 }, second.token),
      ])
      expect(await countAdministrators()).toBe(1)
    })

    test('cannot both be demoted, one by their role and one by its type', async () => {
      const second = await api.addAdministrator('Owner')
      await Promise.all([
        api.change(`roles/${second.roleId}`, { roleTypeId: 2 }),
        api.change(`users/${api.ids.administrator}`, { roleId: api.roles.staff }, second.token),
      ])
      expect(await countAdministrators()).toBe(1)
    })
  })
})
