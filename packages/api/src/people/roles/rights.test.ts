import { NO_RIGHTS, type Rights } from '@staff/entity'
import { role } from '@staff/entity/people'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { queryRows } from '../../platform/db/queryRows'
import { areaRecords } from '../../records/testing'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { startPeopleApi, type PeopleApi } from '../users/testing'

const RIGHTS: Rights = {
  areas: { blogs: 'edit', teams: 'see', careers: 'publish', 'contractual-positions': 'see' },
  actions: ['export', 'deleteForEver'],
  regions: ['UK', 'US'],
}

const ROWS =
  'services, careers, contractual-positions, testimonials, blogs, teams, clients, technologies'

eachSharedDatabase((empty) => {
  let api: PeopleApi
  let path: string

  beforeEach(async () => {
    api = await startPeopleApi(await empty())
    path = `roles/${api.roles.staff}`
  })

  const rightsOf = async () => (await api.read(path))['rights']
  const set = (rights: unknown, token?: string) => api.change(path, { rights }, token)

  describe('the rights of a role', () => {
    test('are nothing for a role that was given none', async () => {
      expect(await rightsOf()).toEqual(NO_RIGHTS)
      const created = await api.create('roles', { name: 'Guests', roleTypeId: 2 })
      expect(created.json()).toMatchObject({ rights: NO_RIGHTS })
    })

    test('are in their normal form, and the database gives them back in the same order', async () => {
      const { areas, actions, regions } = RIGHTS
      const turned = {
        regions: [...regions.toReversed(), 'UK'],
        actions: [...actions.toReversed(), 'export'],
        areas: { ...Object.fromEntries(Object.entries(areas).toReversed()), clients: 'nothing' },
      }
      const created = await api.create('roles', { name: 'W', roleTypeId: 2, rights: turned })
      const { id } = created.json<{ id: string }>()
      const normal = {
        areas: {
          blogs: 'edit',
          teams: 'see',
          careers: 'publish',
          'contractual-positions': 'see',
        },
        actions: ['export', 'deleteForEver'],
        regions: ['UK', 'US'],
      }
      const read = await api.read(`roles/${id}`)
      expect([created.json(), read].map(({ rights }) => JSON.stringify(rights))).toEqual([
        JSON.stringify(normal),
        JSON.stringify(normal),
      ])
      const rows = await queryRows<{ text: string }>(
        api.database.db,
        sql`select rights::text as text from roles where id = ${id}`,
      )
      expect(JSON.stringify(JSON.parse(rows[0]?.text ?? ''))).toBe(JSON.stringify(normal))
    })

    test('stay when another field changes', async () => {
      await set(RIGHTS)
      const { version } = await api.read(path)
      const changed = await api.change(path, { description: 'Writes' })
      expect(changed.json()).toMatchObject({ rights: RIGHTS, version: Number(version) + 1 })
      const { records } = await areaRecords(api, api.database, role).audit('action=change')
      expect(records.map(({ changes }) => Object.keys(changes))).toEqual([
        ['description'],
        ['rights'],
      ])
    })
  })

  describe('are refused, and nothing is stored', () => {
    const shape =
      'Rights must be a table, such as {"areas":{"blogs":"edit"},"actions":["export"],"regions":["UK"]}'
    const tooMany = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`a${index}`, 'see']),
    )

    test.each<[string, unknown, string]>([
      ['an unknown area', { areas: { news: 'see' } }, `An area must be one of ${ROWS}`],
      ['an area of administrators', { areas: { users: 'see' } }, `An area must be one of ${ROWS}`],
      ['an area of everybody', { areas: { queries: 'see' } }, `An area must be one of ${ROWS}`],
      ['an area below another', { areas: { 'services-data': 'see' } }, `An area must be one of`],
      ['an unknown region', { regions: ['FR'] }, 'A region must be one of US, UK'],
      ['an unknown step', { areas: { blogs: 'own' } }, shape],
      ['an unknown action', { actions: ['drop'] }, shape],
      ['an unknown part', { roles: [] }, shape],
      ['a list', [], 'Rights must be an object'],
      ['a number', 7, 'Rights must be an object'],
      ['10,000 areas', { areas: tooMany }, shape],
    ])('%s', async (_, rights, message) => {
      await set(RIGHTS)
      for (const response of [
        await set(rights),
        await api.create('roles', { name: 'New', roleTypeId: 2, rights }),
      ]) {
        const { errors = {} } = response.json<{ errors?: Record<string, string> }>()
        expect([response.statusCode, Object.keys(errors)]).toEqual([422, ['rights']])
        expect(errors['rights']).toContain(message)
      }
      expect([await rightsOf(), await areaRecords(api, api.database, role).list()]).toMatchObject([
        RIGHTS,
        { total: 2 },
      ])
    })

    test.each<[string, unknown]>([
      ['a text', '{"areas":{}}'],
      ['null', null],
    ])('%s', async (_, rights) => {
      await set(RIGHTS)
      expect((await set(rights)).statusCode).toBe(422)
      expect(await rightsOf()).toEqual(RIGHTS)
    })

    test('10 MB', async () => {
      const response = await set({ regions: ['x'.repeat(10 * 1024 * 1024)] })
      expect([response.statusCode, await rightsOf()]).toEqual([413, NO_RIGHTS])
    })

    test('a key that is a prototype', async () => {
      const body = '{"rights":{"areas":{"__proto__":"publish"}}}'
      const response = await api.call('PATCH', `/api/${path}`, {
        as: 'administrator',
        body,
        headers: { 'if-match': '*' },
      })
      expect([response.statusCode, await rightsOf()]).toEqual([400, NO_RIGHTS])
    })
  })

  test.each<[string, Partial<Rights>, Partial<Rights>, number]>([
    ['a new area', {}, { areas: { blogs: 'see' } }, 403],
    ['a higher step', { areas: { blogs: 'see' } }, { areas: { blogs: 'edit' } }, 403],
    ['an action', {}, { actions: ['export'] }, 403],
    ['all regions', { regions: ['UK'] }, {}, 403],
    ['a lower step', { areas: { blogs: 'edit' } }, { areas: { blogs: 'see' } }, 200],
    ['one action less', { actions: ['export'] }, {}, 200],
    ['one region', {}, { regions: ['UK'] }, 200],
  ])('%s for a role, without a confirmed password', async (_, before, after, status) => {
    await set({ ...NO_RIGHTS, ...before })
    const token = await api.logIn('administrator')
    const response = await set(after, token)
    const code = status === 403 ? 'confirmation-required' : undefined
    expect([response.statusCode, response.json<{ code?: string }>().code]).toEqual([status, code])
    const expected = { ...NO_RIGHTS, ...(status === 200 ? after : before) }
    expect(await rightsOf()).toEqual(expected)
    // With one, everything is allowed.
    expect((await set(after)).statusCode).toBe(200)
  })

  test('the audit names the change, with the rights before and after', async () => {
    await set(RIGHTS)
    const { records } = await areaRecords(api, api.database, role).audit('action=change')
    const [entry] = records
    expect(entry?.changes).toEqual({ rights: { from: NO_RIGHTS, to: RIGHTS } })
    expect(entry?.summary).toMatch(/^Ana Admin changed role “staff .*”: Rights$/)
  })
})
