import { MAX_VIEWS, type Preferences, type SavedView } from '@staff/contract'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { careers } from '@staff/server/areas/careers/careers.table'

import { audit } from '../../identity/audit/audit.table'
import { users } from '../../identity/users/users.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { startTestApi, type Call, type TestApi } from '../../testing/testApi'
import { views } from './views.table'
import { addTestSamples } from '../../testing/testContent'

const ana = { as: 'administrator' } as const
const sam = { as: 'staff' } as const
const contracts = { area: 'careers', name: 'Contracts', query: 'type=Contract' }
const newQueries = { area: 'queries', name: 'From the US', query: 'region=US' }

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
    await api.database.db.transaction(addTestSamples)
  })
  beforeEach(async () => {
    await api.database.db.delete(views)
  })

  const create = (body: object, who: Call = ana) => api.call('POST', '/api/views', { ...who, body })
  const save = async (body: object, who: Call = ana) => {
    const response = await create(body, who)
    expect(response.statusCode).toBe(201)
    return response.json<SavedView>()
  }
  const list = async (area: string, who: Call = ana, more = '') =>
    (await api.call('GET', `/api/views?area=${area}${more}`, who)).json<{ views: SavedView[] }>()
      .views
  const change = (view: SavedView, body: object, who: Call = ana) =>
    api.call('PATCH', `/api/views/${view.id}`, {
      ...who,
      body,
      headers: { 'if-match': `"${view.version}"` },
    })
  const remove = (view: SavedView, who: Call = ana) =>
    api.call('DELETE', `/api/views/${view.id}`, {
      ...who,
      headers: { 'if-match': `"${view.version}"` },
    })

  test('a view is saved, changed and deleted', async () => {
    const response = await create({ ...contracts, query: 'pageSize=50&order=asc&sort=title' })
    const view = response.json<SavedView>()
    expect(response.headers).toMatchObject({ etag: '"1"', location: `/api/views/${view.id}` })
    expect(view).toMatchObject({ name: 'Contracts', shared: false, missing: [], count: null })
    // The same list has the same query.
    expect(view.query).toBe('sort=title&order=asc&pageSize=50')
    const changed = await change(view, { name: ' Contract  jobs ' })
    expect(changed.json()).toMatchObject({ name: 'Contract  jobs', query: view.query, version: 2 })
    expect((await change(view, { name: 'Late' })).statusCode).toBe(412)
    expect((await remove(view)).statusCode).toBe(412)
    expect((await remove({ ...view, version: 2 })).statusCode).toBe(204)
    expect(await list('careers')).toEqual([])
    expect((await remove({ ...view, version: 2 })).statusCode).toBe(404)
  })

  test('only its person sees a view, and everybody sees one for everybody', async () => {
    const own = await save(newQueries)
    expect(await list('queries', sam)).toEqual([])
    expect((await change(own, { name: 'Mine' }, sam)).statusCode).toBe(404)
    expect((await remove(own, sam)).statusCode).toBe(404)
    const shared = await save({ ...newQueries, name: 'All of the US', shared: true })
    await save({ ...newQueries, name: 'Another' }, sam)
    expect((await list('queries', sam)).map(({ name }) => name)).toEqual([
      'All of the US',
      'Another',
    ])
    expect((await change(shared, { name: 'Mine' }, sam)).statusCode).toBe(403)
    expect((await remove(shared, sam)).statusCode).toBe(403)
    expect((await create({ ...newQueries, shared: true }, sam)).statusCode).toBe(403)
    const preferences = await api.call('GET', '/api/me/preferences', sam)
    expect(preferences.json<Preferences>().viewAreas).toEqual(['queries'])
  })

  test('staff have no views of lists that they cannot open', async () => {
    await save({ ...contracts, shared: true })
    expect((await create(contracts, sam)).statusCode).toBe(403)
    expect((await api.call('GET', '/api/views?area=careers', sam)).statusCode).toBe(403)
    const preferences = await api.call('GET', '/api/me/preferences', sam)
    expect(preferences.json<Preferences>().viewAreas).toEqual([])
  })

  test('a name is unique for each person and area', async () => {
    await save(contracts)
    const again = await create({ ...contracts, name: 'CONTRACTS' })
    expect(again.statusCode).toBe(422)
    expect(again.json<{ errors: object }>().errors).toEqual({
      name: 'You already have a view with this name here',
    })
    await save({ ...contracts, area: 'blogs', query: '' })
    const shared = await save({ ...contracts, shared: true })
    const other = await save({ ...contracts, name: 'Other', shared: true })
    expect((await change(other, { name: shared.name })).json<{ errors: object }>().errors).toEqual({
      name: 'There already is a view for everybody with this name here',
    })
    // It would be the second one of this person.
    expect((await change(shared, { shared: false })).statusCode).toBe(422)
  })

  test('a view whose field is gone still opens, and says what is missing', async () => {
    const query = 'q=engineer&level=Senior&type=Gone&type=Contract&columns=title&columns=level2'
    const stored = { ownerId: api.ids.administrator, area: 'careers', name: 'Old', query }
    await api.database.db.insert(views).values(stored)
    const [view] = await list('careers', ana, '&counts=1')
    expect(view).toMatchObject({ query: 'q=engineer&type=Contract&columns=title' })
    expect(view?.missing).toEqual(['level', 'type', 'level2'])
    expect(view?.count).toBeGreaterThanOrEqual(0)
    // Another name does not need another query.
    const renamed = view && (await change(view, { name: 'Renamed' }))
    expect(renamed?.json<SavedView>().missing).toEqual(['level', 'type', 'level2'])
  })

  test('counts are those of the list, and end above a thousand', async () => {
    await save(contracts)
    await save({ ...contracts, name: 'All', query: '' })
    await save({ ...contracts, name: 'Found', query: 'q=engineer&updatedFrom=2020-01-01' })
    const ofList = async (query: string) =>
      (await api.call('GET', `/api/careers?${query}`, ana)).json<{ total: number }>().total
    for (const { name, query, count } of await list('careers', ana, '&counts=1'))
      expect(count, name).toBe(await ofList(query))
    const [first] = careerFixtures.records
    const { jobId: _, ...values } = { ...first, createdAt: new Date(), updatedAt: new Date() }
    const more = Array.from({ length: 1100 }, () => values)
    await api.database.db.insert(careers).values(more as (typeof careers.$inferInsert)[])
    const [all] = await list('careers', ana, '&counts=1')
    expect(all).toMatchObject({ name: 'All', count: 1001 })
  })

  test('there is a limit for each person, and one for everybody', async () => {
    const rows = Array.from({ length: MAX_VIEWS - 1 }, (_, index) => `View ${index}`)
    for (const ownerId of [api.ids.administrator, null])
      await api.database.db
        .insert(views)
        .values(rows.map((name) => ({ ownerId, area: 'careers', name, query: '' })))
    // Both want the last place.
    const both = await Promise.all(['One', 'Two'].map((name) => create({ ...contracts, name })))
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
    const last = await save({ ...contracts, name: 'For all', shared: true })
    expect((await change(last, { shared: false })).statusCode).toBe(409)
    expect((await list('careers')).length).toBe(2 * MAX_VIEWS)
  })

  test('a repeated call saves once, and a view needs its version', async () => {
    const headers = { 'idempotency-key': 'a-view-that-is-saved-once' }
    const sent = () => api.call('POST', '/api/views', { ...ana, body: contracts, headers })
    const [first, second] = [await sent(), await sent()]
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-replayed']).toBe('true')
    const path = `/api/views/${first.json<SavedView>().id}`
    expect((await api.call('PATCH', path, { ...ana, body: { name: 'x' } })).statusCode).toBe(428)
    expect((await api.call('DELETE', path, ana)).statusCode).toBe(428)
  })

  test('the views of a person go with them, and those for everybody stay', async () => {
    const { db } = api.database
    const [role] = await db.select({ id: users.roleId }).from(users).limit(1)
    const [person] = await db
      .insert(users)
      .values({
        firstName: 'Eve',
        lastName: 'Gone',
        email: 'eve@example.com',
        passwordHash: '',
        roleId: role?.id ?? '',
      })
      .returning()
    await db.insert(views).values([
      { ownerId: person?.id ?? null, area: 'careers', name: 'Hers', query: '' },
      { ownerId: null, area: 'careers', name: 'For all', query: '' },
    ])
    await db.delete(users).where(eq(users.id, person?.id ?? ''))
    expect((await db.select().from(views)).map(({ name }) => name)).toEqual(['For all'])
  })

  test('every write is in the audit', async () => {
    const view = await save(contracts)
    await change(view, { name: 'Renamed' })
    await remove({ ...view, version: 2 })
    const entries = await api.database.db
      .select()
      .from(audit)
      .where(eq(audit.recordId, view.id))
      .orderBy(desc(audit.id))
    expect(entries.map(({ action, changes }) => [action, Object.keys(changes)])).toEqual([
      ['delete', ['area', 'name', 'query', 'shared']],
      ['change', ['name']],
      ['create', ['area', 'name', 'query', 'shared']],
    ])
  })
})
