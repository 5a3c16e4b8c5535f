import { randomUUID } from 'node:crypto'

import { NO_RIGHTS } from '@staff/entity'
import { queryCalls } from '@staff/server/areas/queries/testing'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { users } from '../../identity/users/users.table'
import { closeWithDatabase } from '../../testing/databasePool'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights, type GivenRights } from '../../testing/giveRights'
import { emailOf, PASSWORD, startTestApi, type Person, type TestApi } from '../../testing/testApi'
import { createTestApp } from '../../testing/testContent'

const EDITOR = { areas: { blogs: 'edit' }, actions: ['export'], regions: ['UK'] }

eachSharedDatabase((empty) => {
  let api: TestApi

  beforeEach(async () => {
    api = await startTestApi(await empty())
  })

  const get = (path: string, as: Person = 'staff') => api.call('GET', `/api/${path}`, { as })

  const can = (query: string, id = api.ids.staff, as: Person = 'administrator') =>
    get(`users/${id}/can?${query}`, as)

  describe('a person learns their rights', () => {
    test('from the login, GET /me and GET /me/rights', async () => {
      await giveRights(api, EDITOR)
      const body = { username: emailOf('staff'), password: PASSWORD }
      const login = await api.call('POST', '/api/login', { body })
      expect(login.json()).toMatchObject({ roleTypeId: 2, rights: EDITOR })
      expect((await get('me')).json()).toMatchObject({ roleName: 'Editors', rights: EDITOR })
      expect((await get('me/rights')).json()).toEqual({ roleTypeId: 2, ...EDITOR })
    })

    test('none, for staff without any and for administrators, who need none', async () => {
      expect((await get('me/rights')).json()).toEqual({ roleTypeId: 2, ...NO_RIGHTS })
      const own = await get('me/rights', 'administrator')
      expect(own.json()).toEqual({ roleTypeId: 1, ...NO_RIGHTS })
    })
  })

  test('changed rights count at the next call, and on another server', async () => {
    const token = await api.logIn('staff')
    const { database, config } = api
    const other = await createTestApp({ database, config, logLevel: 'silent' })
    closeWithDatabase(database.db, other)
    const headers = { authorization: `Bearer ${token}` }
    const statuses = async () => {
      const answers = await Promise.all([
        api.call('GET', '/api/blogs', { token }),
        other.inject({ method: 'GET', url: '/api/blogs', headers }),
        api.call('GET', '/api/blogs/export', { token }),
        other.inject({ method: 'GET', url: '/api/blogs/export', headers }),
      ])
      return answers.map(({ statusCode }) => statusCode)
    }
    expect(await statuses()).toEqual([403, 403, 403, 403])
    await giveRights(api, { areas: { blogs: 'see' } })
    expect(await statuses()).toEqual([200, 200, 403, 403])
    await giveRights(api, { areas: { blogs: 'see' }, actions: ['export'] })
    expect(await statuses()).toEqual([200, 200, 200, 200])
    await giveRights(api, { areas: { teams: 'publish' }, actions: ['export'] })
    expect(await statuses()).toEqual([403, 403, 403, 403])
  })

  test('a refusal says why, and has a code', async () => {
    await giveRights(api, EDITOR)
    const response = await api.call('DELETE', `/api/blogs/${api.ids.staff}`, { as: 'staff' })
    expect([response.statusCode, response.json()]).toMatchObject([
      403,
      {
        code: 'not-allowed',
        message: 'The role Editors may edit blog posts, not publish them.',
      },
    ])
  })

  describe('GET /users/:id/can', () => {
    const uk: GivenRights = { ...EDITOR, areas: { blogs: 'edit', teams: 'publish' } }

    test.each<[GivenRights, string, boolean, string]>([
      [EDITOR, 'action=see&area=blogs', true, 'The role Editors may edit blog posts.'],
      [EDITOR, 'action=edit&area=blogs', true, 'The role Editors may edit blog posts.'],
      [
        EDITOR,
        'action=publish&area=blogs',
        false,
        'The role Editors may edit blog posts, not publish them.',
      ],
      [EDITOR, 'action=see&area=teams', false, 'The role Editors may not open teams.'],
      [EDITOR, 'action=export&area=blogs', true, 'The role Editors may export blog posts.'],
      [
        EDITOR,
        'action=shareViews&area=blogs',
        false,
        'The role Editors may not save views for everybody.',
      ],
      [uk, 'action=see&area=teams', false, 'The role Editors is for UK, and this is for US.'],
      [{}, 'action=edit&area=queries', true, 'The role Editors may edit queries.'],
      [{}, 'action=create&area=queries', false, 'Nobody may do this.'],
      [
        EDITOR,
        'action=see&area=users',
        false,
        'Only administrators may do this. The role Editors may not.',
      ],
      [
        EDITOR,
        'action=see&area=audit',
        false,
        'Only administrators may do this. The role Editors may not.',
      ],
    ])('%j: %s is %s', async (rights, query, allowed, because) => {
      await giveRights(api, rights)
      const response = await can(query)
      expect([response.statusCode, response.json()]).toEqual([200, { allowed, because }])
    })

    test('an administrator may do everything', async () => {
      const response = await can('action=deleteForEver&area=blogs', api.ids.administrator)
      expect(response.json()).toMatchObject({
        allowed: true,
        because: expect.stringMatching(/^The role administrator .* may do everything\.$/),
      })
    })

    test('nobody logs in to a disabled account', async () => {
      const { staff } = api.ids
      const { db } = api.database
      await db.update(users).set({ account: 'Disabled' }).where(eq(users.id, staff))
      const response = await can('action=edit&area=queries')
      const because = 'The account of Sam Staff is disabled, so they may do nothing.'
      expect(response.json()).toEqual({ allowed: false, because })
    })

    test('a record counts by its region', async () => {
      await giveRights(api, EDITOR)
      const { add } = queryCalls(api)
      const ofUk = await add({ region: 'UK' })
      const ofUs = await add({ region: 'US' })
      const answers = [
        await can(`action=edit&area=queries&record=${ofUk}`),
        await can(`action=edit&area=queries&record=${ofUs}`),
        await can(`action=edit&area=queries&record=${ofUs}`, api.ids.administrator),
      ]
      expect(answers.map((answer) => answer.json<{ allowed: boolean }>().allowed)).toEqual([
        true,
        false,
        true,
      ])
      expect(answers[1]?.json()).toMatchObject({
        because: 'The role Editors is for UK, and this is for US.',
      })
    })

    test.each([
      ['action=see&area=news', ['area']],
      ['action=see&area=__proto__', ['area']],
      ['action=own&area=blogs', ['action']],
      ['area=blogs', ['action']],
      ['action=see', ['area']],
      ['', ['action', 'area']],
      ['action=see&area=blogs&step=edit', ['step']],
      ['action=see&action=edit&area=blogs', ['action']],
    ])('"%s" is a 422', async (query, fields) => {
      const response = await can(query)
      const { errors = {} } = response.json<{ errors?: object }>()
      expect([response.statusCode, Object.keys(errors).toSorted()]).toEqual([422, fields])
    })

    test('an unknown user or record is a 404', async () => {
      const answers = [
        await can('action=see&area=blogs', randomUUID()),
        await can('action=see&area=blogs', 'x'),
        await can(`action=see&area=blogs&record=${randomUUID()}`),
        await can('action=see&area=blogs&record=x'),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    })

    test('is not for staff, not even about themselves', async () => {
      await giveRights(api, EDITOR)
      const query = 'action=see&area=blogs'
      expect((await can(query, api.ids.staff, 'staff')).statusCode).toBe(403)
      const anonymous = await api.call('GET', `/api/users/${api.ids.staff}/can?${query}`)
      expect(anonymous.statusCode).toBe(401)
    })
  })
})
