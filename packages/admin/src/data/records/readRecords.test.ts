import { areaCalls, isPageOf } from '@staff/contract'
import { technology } from '@staff/content/technology/technology.entity'
import fetchMock from 'fetch-mock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { stubBrowser } from '../../testing/node/stubBrowser'
import { readAll } from './readRecords'

const isNote = (body: unknown): body is { id: string } =>
  typeof body === 'object' && body !== null && 'id' in body
const { success, ...call } = areaCalls(technology).list
const accepts = isPageOf(isNote)
const notes = {
  list: { ...call, path: '/notes', success: { ...success, accepts } },
  idKey: 'id',
} as const
const params = { q: '', sort: 'name', order: 'asc' } as const
const { signal } = new AbortController()

beforeEach(() => {
  stubBrowser()
  fetchMock.hardReset({ includeSticky: true }).mockGlobal()
})
afterEach(() => {
  fetchMock.hardReset({ includeSticky: true })
  vi.unstubAllGlobals()
})

/** Mocks a page of `records` records with ids from `first`. */
function mockPage(page: number, records: number, first: number, total: number) {
  fetchMock.get(`begin:https://localhost/api/notes?q=&sort=name&order=asc&page=${page}&`, {
    records: Array.from({ length: records }, (_, index) => ({ id: `${first + index}` })),
    total,
  })
}

test('reads until the last page', async () => {
  mockPage(1, 100, 0, 230)
  mockPage(2, 100, 100, 230)
  mockPage(3, 30, 200, 230)
  const { records, total } = await readAll(notes, params, signal)
  expect([records.length, total]).toEqual([230, 230])
  expect(records.at(-1)).toEqual({ id: '229' })
  expect(fetchMock.callHistory.calls()).toHaveLength(3)
})

test('makes one call if one page has all records', async () => {
  mockPage(1, 100, 0, 100)
  expect((await readAll(notes, params, signal)).total).toBe(100)
  expect(fetchMock.callHistory.calls()).toHaveLength(1)
})

test('returns a record once if an added record moved it to the next page', async () => {
  mockPage(1, 100, 0, 101)
  mockPage(2, 2, 99, 102)
  expect((await readAll(notes, params, signal)).total).toBe(101)
})

test.each([
  ['invalid records', { records: [{ a: 1 }], total: 1 }],
  ['a total that is no number', { records: [], total: 'many' }],
  ['no records', { total: 0 }],
  ['a list', []],
  ['nothing', null],
])('%s in the response is a failure', async (_, body) => {
  fetchMock.get('begin:https://localhost/api/notes?', { body: JSON.stringify(body) })
  const failure: unknown = await readAll(notes, params, signal).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'ApiError', status: 502 })
})
