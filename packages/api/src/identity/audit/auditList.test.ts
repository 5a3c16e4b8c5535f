import { randomUUID } from 'node:crypto'

import { entities } from '@staff/content/entities'
import { actDescriber, type DescribedAct } from '@staff/entity/people'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { users } from '../users/users.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { audit } from './audit.table'

interface Page {
  records: (DescribedAct &
    Record<'id' | 'createdAt' | 'summary', string> & { userId: string | null })[]
  total: number
  facets?: Record<string, { value: string; count: number }[]>
}

const describeAct = actDescriber(entities)
const CAREER = randomUUID()
const GONE = randomUUID()
const entry = {
  userId: null,
  userName: 'Visitor',
  action: 'change',
  status: 200,
  area: 'careers',
  recordId: CAREER,
  recordTitle: '',
  address: '203.0.113.1',
  requestId: 'req-1',
} as const
const at = (time: string) => new Date(`2026-11-${time}Z`)

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
    const ana = { userId: api.ids.administrator, userName: 'Ana Admin' }
    const gone = { userId: GONE, userName: '=Gone "Person"' }
    const changes = { title: { from: 'a', to: 'b' }, jobType: { from: 1, to: 2 }, experience: {} }
    await api.database.db.insert(audit).values([
      {
        ...entry,
        ...ana,
        createdAt: at('01T08:00'),
        recordTitle: '{area} $& %',
        changes,
      } as never,
      { ...entry, ...ana, createdAt: at('02T08:00'), action: 'create', area: 'blogs' },
      { ...entry, ...gone, createdAt: at('03T08:00'), action: 'delete', status: 403, count: 3 },
      {
        ...entry,
        createdAt: at('04T08:00'),
        action: 'login',
        status: 401,
        area: '',
        recordId: '',
      },
      { ...entry, ...gone, createdAt: at('04T09:00'), action: 'export', recordId: '' },
      { ...entry, ...ana, createdAt: at('05T08:00'), action: 'read', area: 'me', recordId: '' },
      {
        ...entry,
        ...ana,
        createdAt: at('01T07:00'),
        action: 'delete-forever',
        area: 'clients',
        recordId: '',
      },
    ])
  })

  const get = (path: string) => api.call('GET', `/api/audit${path}`, { as: 'administrator' })
  const people = async () => (await get('/people')).json<{ people: object[] }>().people
  const list = async (query: string) => (await get(`?${query}`)).json<Page>()

  test('says in words what happened, like the console', async () => {
    const { records } = await list('pageSize=100')
    for (const each of records) expect(each.summary).toBe(describeAct(each))
    expect(records.map(({ summary }) => summary)).toEqual([
      'Ana Admin read me',
      '=Gone "Person" exported careers',
      'Visitor tried to log in',
      '=Gone "Person" tried to delete career, 3 times',
      'Ana Admin added blog post',
      'Ana Admin changed career “{area} $& %”: Experience, Title, jobType',
      'Ana Admin deleted client for ever',
    ])
  })

  test('searches titles of records and names of people', async () => {
    expect((await list('q=GONE')).total).toBe(2)
    expect((await list('q=%25')).total).toBe(1)
    expect((await list('q=203.0')).total).toBe(0)
  })

  test('counts what each filter would show', async () => {
    const { facets, total } = await list('facets=1&area=careers')
    expect(total).toBe(3)
    expect(facets?.['area']).toContainEqual({ value: 'blogs', count: 1 })
    expect(facets?.['action']?.map(({ value }) => value)).toEqual(['change', 'delete', 'export'])
    expect(facets?.['userId']).toEqual([
      { value: GONE, count: 2 },
      { value: api.ids.administrator, count: 1 },
    ])
    expect(Object.keys(facets ?? {})).toEqual(['action', 'area', 'userId'])
  })

  test('finds the acts of a person, of nobody, and those on a record', async () => {
    expect((await list(`userId=${GONE}`)).total).toBe(2)
    expect((await list('userId=none')).total).toBe(1)
    expect((await list(`userId=none&userId=${GONE}`)).total).toBe(3)
    expect((await list(`recordId=${CAREER}`)).total).toBe(3)
  })

  test('takes days, times and presets, both ends included', async () => {
    expect((await list('from=2026-11-04')).total).toBe(3)
    expect((await list('from=2026-11-04&to=2026-11-04')).total).toBe(2)
    expect((await list('from=2026-11-04T08:00:00.001Z')).total).toBe(2)
    expect((await list('from=2026-11-02T08:00:00Z&to=2026-11-04T08:00:00Z')).total).toBe(3)
    expect((await list('from=2026-11-04T09:00:00%2B01:00')).total).toBe(3)
    expect((await list('from=last-30-days')).total).toBeGreaterThanOrEqual(0)
  })

  test('is sorted by time only, either way', async () => {
    const { records } = await list('sort=createdAt&order=asc')
    const times = records.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted())
    expect((await get('?sort=userName')).json()).toMatchObject({
      errors: { sort: 'sort must be one of createdAt' },
    })
  })

  test('names each refused parameter', async () => {
    const response = await get('?userId=x&recordId=1&from=9&to=today&area=moon&page=0')
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json<{ errors: object }>().errors).toSorted()).toEqual(
      ['area', 'from', 'page', 'recordId', 'to', 'userId'].toSorted(),
    )
  })

  test('lists the people in it, with the last names of those who are gone', async () => {
    const gone = { id: GONE, name: '=Gone "Person"', isThere: false }
    const sam = { id: api.ids.staff, name: 'Sam Staff', isThere: true }
    const ana = { id: api.ids.administrator, name: 'Ana Admin', isThere: true }
    expect(await people()).toEqual([gone, ana, sam])
    const renamed = { firstName: 'Zoe' }
    await api.database.db.update(users).set(renamed).where(eq(users.id, api.ids.administrator))
    expect(await people()).toEqual([gone, sam, { ...ana, name: 'Zoe Admin' }])
  })

  test('reads one entry with its changes', async () => {
    const [first] = (await list('action=change')).records
    const response = await get(`/${first?.id}`)
    expect(response.json()).toMatchObject({ changes: { title: { from: 'a', to: 'b' } } })
    expect((await get(`/${randomUUID()}`)).statusCode).toBe(404)
  })

  test('nobody can write or bring back, and staff can read none of it', async () => {
    const [first] = (await list('')).records
    for (const [method, path] of [
      ['POST', ''],
      ['PATCH', `/${first?.id}`],
      ['DELETE', `/${first?.id}`],
      ['POST', '/bulk'],
      ['POST', '/import'],
      ['POST', `/${first?.id}/restore`],
      ['GET', `/${first?.id}/history`],
      ['GET', '/trash'],
    ] as const) {
      const response = await api.call(method, `/api/audit${path}`, {
        as: 'administrator',
        body: {},
      })
      expect([404, 405]).toContain(response.statusCode)
    }
    for (const path of ['', `/${first?.id}`, '/people', '/export']) {
      const response = await api.call('GET', `/api/audit${path}`, { as: 'staff' })
      expect(response.statusCode).toBe(403)
    }
  })

  test('an export has what the list shows, no formulas, and an entry of its own', async () => {
    const response = await get('/export?userId=none&columns=createdAt&columns=summary')
    const rows = response.body.split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toBe('\uFEFFCreated,What happened,ID')
    expect(rows[1]).toContain('Visitor tried to log in')
    const whole = (await get(`/export?userId=${GONE}`)).body
    expect(whole).toContain(`"'=Gone ""Person"""`)
    const { records } = await list('action=export&area=audit')
    expect(records).toHaveLength(2)
    expect(records[1]).toMatchObject({ userName: 'Zoe Admin', changes: { records: { to: 1 } } })
  })
})
