import type { SavedView } from '@staff/contract'
import { beforeAll, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'

const ana = { as: 'administrator' } as const
const contracts = { area: 'careers', name: 'Contracts', query: 'type=Contract' }

onEmbedded((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
  })

  test.each<[what: string, body: object, field: string, words: string]>([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['a long name', { name: 'x'.repeat(61) }, 'name', '60 characters'],
    ['a hidden character', { name: 'Con\u200btracts' }, 'name', 'zero width space'],
    ['an unknown area', { area: 'nope' }, 'area', 'area must be'],
    ['service data, which has no list', { area: 'services-data' }, 'area', 'area must be'],
    ['an unknown parameter', { query: 'nope=1' }, 'query', 'This list has no parameter “nope”'],
    ['a query of spaces', { query: '  ' }, 'query', 'This list has no parameter “  ”'],
    ['an unknown choice', { query: 'type=Nope' }, 'query', 'type must be one of'],
    ['an unknown sort', { query: 'sort=nope' }, 'query', 'sort must be one of'],
    ['an unknown column', { query: 'columns=title&columns=nope' }, 'query', 'columns must be'],
    ['too many on a page', { query: 'pageSize=500' }, 'query', 'pageSize must be'],
    ['a page', { query: 'page=2' }, 'query', 'This list has no parameter “page”'],
    ['a sort twice', { query: 'sort=title&sort=type' }, 'query', 'given once'],
    ['a wrong range', { query: 'experienceMin=9&experienceMax=1' }, 'query', 'experienceMax'],
    ['a long query', { query: `q=${'x'.repeat(2000)}` }, 'query', '2000 characters'],
    ['two mistakes', { query: 'type=Nope&sort=nope' }, 'query', 'sort must be'],
    ['a text for a box', { shared: 'yes' }, 'shared', 'true or false'],
    ['an unknown field', { more: 1 }, 'more', 'Unknown field'],
  ])('%s is refused by name', async (_what, body, field, words) => {
    const response = await api.call('POST', '/api/views', {
      ...ana,
      body: { ...contracts, ...body },
    })
    expect(response.statusCode).toBe(422)
    const { errors } = response.json<{ errors: Record<string, string> }>()
    expect(errors[field]).toContain(words)
    const stored = await api.call('GET', '/api/views?area=careers', ana)
    return expect(stored.json<{ views: SavedView[] }>().views).toEqual([])
  })
})
