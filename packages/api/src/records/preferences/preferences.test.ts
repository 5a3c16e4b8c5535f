import type { Preferences, PreferencesChange } from '@staff/contract'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { startTestApi, type Call, type TestApi } from '../../testing/testApi'
import { preferences } from './preferences.table'

/** What somebody has who has chosen nothing. */
const nothing = { lists: {}, density: 'roomy', viewAreas: [], undoAreas: [] }

const shown = (key: string, width: number | null = null) => ({ key, shown: true, width })

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
  })

  const path = '/api/me/preferences'
  const change = (body: unknown, who: Call = { as: 'administrator' }) =>
    api.call('PATCH', path, { ...who, body })
  const read = async (who: Call) => (await api.call('GET', path, who)).json<Preferences>()

  test('preferences follow their person to another session, and nobody else sees them', async () => {
    const columns = [shown('title', 40), { key: 'type', shown: false, width: null }]
    const body: PreferencesChange = { lists: { careers: { columns } } }
    const changed = await change(body)
    expect(changed.statusCode).toBe(200)
    const lists = { careers: { columns, startView: null, headings: {} } }
    expect(changed.json()).toEqual({ ...nothing, lists })
    const elsewhere = await api.logIn('administrator')
    expect(await read({ token: elsewhere })).toEqual({ ...nothing, lists })
    const me = await api.call('GET', '/api/me', { token: elsewhere })
    expect(me.json<{ preferences: unknown }>().preferences).toEqual({ ...nothing, lists })
    expect(await read({ as: 'staff' })).toEqual(nothing)
  })

  test('what a change leaves out stays', async () => {
    const startView = '019a0000-0000-7000-9400-000000000001'
    await change({ lists: { blogs: { columns: [shown('title')] } } })
    await change({ lists: { blogs: { startView } } })
    const { lists } = await read({ as: 'administrator' })
    expect(lists['blogs']).toEqual({ columns: [shown('title')], startView, headings: {} })
    expect(lists['careers']?.columns).toHaveLength(2)
  })

  test('the height of rows follows its person, and columns stay', async () => {
    await change({ lists: { blogs: { columns: [shown('title')] } } })
    const changed = await change({ lists: {}, density: 'compact' })
    expect(changed.json()).toMatchObject({ density: 'compact' })
    const elsewhere = await read({ token: await api.logIn('administrator') })
    expect(elsewhere).toMatchObject({ density: 'compact', lists: { blogs: expect.anything() } })
    expect((await read({ as: 'staff' })).density).toBe('roomy')
    await change({ density: 'roomy' })
    expect((await change({})).json()).toMatchObject({ density: 'roomy' })
  })

  test('simultaneous changes of one person are all stored', async () => {
    const areas = ['teams', 'clients', 'technologies', 'testimonials', 'services']
    const changes = areas.map((area) => change({ lists: { [area]: { columns: [shown('name')] } } }))
    expect((await Promise.all(changes)).map(({ statusCode }) => statusCode)).toEqual(
      areas.map(() => 200),
    )
    expect(Object.keys((await read({ as: 'administrator' })).lists)).toEqual(
      expect.arrayContaining(areas),
    )
  })

  test.each<[what: string, body: unknown, errors: string[], status?: number]>([
    ['no object', [], [], 400],
    ['a text for all lists', { lists: 'careers' }, ['lists']],
    ['an unknown property', { lists: {}, more: 1 }, ['more']],
    ['an unknown area', { lists: { nope: {} } }, ['lists.nope']],
    ['a property of every object', { lists: { constructor: {} } }, ['lists.constructor']],
    ['an unknown column', { lists: { careers: { columns: [shown('nope')] } } }, ['lists.careers']],
    [
      'a column twice',
      { lists: { careers: { columns: [shown('title'), shown('title')] } } },
      ['lists.careers'],
    ],
    ['no width', { lists: { careers: { columns: [shown('title', 0)] } } }, ['lists.careers']],
    ['a huge width', { lists: { careers: { columns: [shown('title', 91)] } } }, ['lists.careers']],
    ['a text for a list', { lists: { careers: { columns: 'title' } } }, ['lists.careers']],
    ['a start view that is no id', { lists: { careers: { startView: 'x' } } }, ['lists.careers']],
    ['an unknown density', { lists: {}, density: 'tiny' }, ['density']],
    ['a list and an unknown density', { lists: {}, density: 1 }, ['density']],
    ['two wrong areas', { lists: { nope: {}, blogs: 1 } }, ['lists.nope', 'lists.blogs']],
  ])('%s is refused', async (_, body, errors, status = 422) => {
    const response = await change(body)
    expect(response.statusCode).toBe(status)
    const named = Object.keys(response.json<{ errors?: object }>().errors ?? {})
    if (status === 422) expect(named).toEqual(errors)
  })

  test('staff can only have preferences for the lists that they can open', async () => {
    const staff = { as: 'staff' } as const
    const refused = await change({ lists: { careers: {} } }, staff)
    expect(refused.statusCode).toBe(422)
    const allowed = await change({ lists: { queries: { columns: [shown('email')] } } }, staff)
    expect(Object.keys(allowed.json<Preferences>().lists)).toEqual(['queries'])
  })

  test('a column that a list no longer has is left out', async () => {
    const { db } = api.database
    const userId = api.ids.staff
    const lists = { queries: { columns: [shown('gone'), shown('name')] } }
    await db.delete(preferences).where(eq(preferences.userId, userId))
    await db.insert(preferences).values({ userId, lists })
    expect((await read({ as: 'staff' })).lists['queries']?.columns).toEqual([shown('name')])
  })

  test('a change is in the audit, and one that changes nothing is not', async () => {
    const entries = () =>
      api.database.db
        .select()
        .from(audit)
        .where(eq(audit.area, 'preferences'))
        .orderBy(desc(audit.id))
    const body = { lists: { careers: { columns: [shown('location')] } } }
    await change(body)
    const [entry, ...others] = await entries()
    expect(entry).toMatchObject({ action: 'change', status: 200, userId: api.ids.administrator })
    expect(entry?.changes['careers']?.to).toMatchObject({ columns: [shown('location')] })
    await change(body)
    expect(await entries()).toHaveLength(others.length + 1)
  })

  test('nobody reads or changes preferences without a session', async () => {
    expect((await api.call('GET', path)).statusCode).toBe(401)
    expect((await change({ lists: {} }, {})).statusCode).toBe(401)
  })
})
