import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { audit } from './audit.table'

interface Page {
  records: { summary: string }[]
  total: number
  facets?: Record<string, { value: string; count: number }[]>
}

const entry = { userId: null, status: 200, address: '203.0.113.1', requestId: 'req-1' } as const
const record = { recordId: randomUUID(), recordTitle: 'Sparks' }

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
    const acts = [
      { userName: 'Ana Moreno', action: 'delete', area: 'blogs', ...record },
      { userName: 'Ben Okafor', action: 'delete', area: 'blogs', ...record },
      { userName: 'Ana Moreno', action: 'delete-forever', area: 'clients', ...record },
      { userName: 'Ana Moreno', action: 'create', area: 'blogs', ...record },
      { userName: 'Martin Bell', action: 'logout' },
      { userName: 'Visitor', action: 'login', status: 401 },
      { userName: 'Ben Okafor', action: 'export', area: 'careers' },
    ] as const
    await api.database.db
      .insert(audit)
      .values(acts.map((act, index) => Object.assign({ createdAt: minutesAgo(index) }, entry, act)))
  })

  const get = (path: string) => api.call('GET', `/api/audit${path}`, { as: 'administrator' })
  const list = async (q: string, more = '') =>
    (await get(`?${new URLSearchParams({ q })}${more}`)).json<Page>()

  test.each([
    ['deleted blog ana', ['Ana Moreno deleted blog post “Sparks”']],
    ['ANA Blogs delete', ['Ana Moreno deleted blog post “Sparks”']],
    [
      'deleted blog',
      ['Ana Moreno deleted blog post “Sparks”', 'Ben Okafor deleted blog post “Sparks”'],
    ],
    ['deleted for ever', ['Ana Moreno deleted client “Sparks” for ever']],
    ['added', ['Ana Moreno added blog post “Sparks”']],
    ['logged in', ['Visitor tried to log in']],
    ['logged martin', ['Martin Bell logged out']],
    ['careers', ['Ben Okafor exported careers']],
    ['okafor ben sparks', ['Ben Okafor deleted blog post “Sparks”']],
    ['deleted careers', []],
    ["' or 1=1 -- \\ % _ $1 search0 ?", []],
  ])('“%s” finds acts by their kind, area, title and person', async (q, summaries) => {
    const { records, total } = await list(q)
    expect(records.map(({ summary }) => summary)).toEqual(summaries)
    expect(total).toBe(summaries.length)
  })

  test('counts what each filter would show, and exports what it finds', async () => {
    const { facets, total } = await list('deleted', '&facets=1')
    expect(total).toBe(3)
    expect(facets?.['area']).toEqual([
      { value: 'blogs', count: 2 },
      { value: 'clients', count: 1 },
    ])
    expect((await list('deleted', '&area=clients')).total).toBe(1)
    expect((await list('deleted '.repeat(7))).total).toBe(3)
    expect((await list('x '.repeat(100))).total).toBe(0)
    const csv = (await get('/export?q=deleted+blog&columns=summary')).body
    expect(csv.split('\r\n')).toHaveLength(4)
  })
})

function minutesAgo(minutes: number): Date {
  return new Date(Date.parse('2026-11-01T08:00Z') - minutes * 60_000)
}
