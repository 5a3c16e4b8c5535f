import { count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { roles } from '../roles/roles.table'
import { users } from './users.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { startPeopleApi, type PeopleApi } from './testing'

eachDatabase((open) => {
  let api: PeopleApi

  beforeEach(async () => {
    const database = await open()
    api = await startPeopleApi(database)
    return () => database.close()
  })

  async function administrators() {
    const [found] = await api.database.db
      .select({ total: count() })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(eq(roles.roleTypeId, 1))
    return found?.total
  }

  describe('the last administrator', () => {
    test('is not demoted by another role', async () => {
      const answer = await api.change(`users/${api.ids.administrator}`, { roleId: api.roles.staff })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        {
          errors: {
            roleId: 'This is the last administrator. Make somebody else an administrator first.',
          },
        },
      ])
      expect(await administrators()).toBe(1)
    })

    test('is not demoted by another type of their role', async () => {
      const answer = await api.change(`roles/${api.roles.administrator}`, { roleTypeId: 2 })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        {
          errors: {
            roleTypeId: 'The last administrator has this role. Make somebody else one first.',
          },
        },
      ])
      expect(await administrators()).toBe(1)
    })

    test('may move to another role of administrators, and change everything else', async () => {
      const other = await api.create('roles', { name: 'Owner', roleTypeId: 1 })
      const { id: roleId } = other.json<{ id: string }>()
      const changes = { roleId, lastName: 'Owner' }
      const answer = await api.change(`users/${api.ids.administrator}`, changes)
      expect([answer.statusCode, answer.json()]).toMatchObject([200, changes])
    })

    test('is no longer the last one beside a second', async () => {
      const second = await api.addAdministrator()
      const { staff } = api.roles
      const demoted = await api.change(`users/${second.id}`, { roleId: staff })
      expect(demoted.statusCode).toBe(200)
      expect(await administrators()).toBe(1)
    })
  })

  // Each way alone leaves one administrator; both at the same time would leave none.
  describe('two administrators at the same time', () => {
    test('do not delete each other', async () => {
      const second = await api.addAdministrator()
      const first = api.ids.administrator
      const answers = await Promise.all([
        api.remove(`users/${second.id}`),
        api.remove(`users/${first}`, second.token),
      ])
      expect(await administrators()).toBe(1)
      expect(answers.map(({ statusCode }) => statusCode)).toContain(204)
    })

    test('do not demote each other', async () => {
      const second = await api.addAdministrator()
      const roleId = api.roles.staff
      const answers = await Promise.all([
        api.change(`users/${second.id}`, { roleId }),
        api.change(`users/${api.ids.administrator}`, { roleId }, second.token),
      ])
      expect(await administrators()).toBe(1)
      expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    })

    test('do not turn each other’s role into one of the staff', async () => {
      const second = await api.addAdministrator('Owner')
      await Promise.all([
        api.change(`roles/${second.roleId}`, { roleTypeId: 2 }),
        api.change(`roles/${api.roles.administrator}`, { roleTypeId: 2 }, second.token),
      ])
      expect(await administrators()).toBe(1)
    })

    test('do not lose a role and its type crosswise', async () => {
      const second = await api.addAdministrator('Owner')
      await Promise.all([
        api.change(`roles/${second.roleId}`, { roleTypeId: 2 }),
        api.change(`users/${api.ids.administrator}`, { roleId: api.roles.staff }, second.token),
      ])
      expect(await administrators()).toBe(1)
    })
  })
})
