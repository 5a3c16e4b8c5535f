import type { RecordOf } from '@staff/entity'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import fetchMock from 'fetch-mock'
import { snapshot } from 'valtio'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { answers } from '../../testing/fakeApi/answers'
import { installFakeApi } from '../../testing/fakeApi/fakeApi'
import type { FakeApiOptions } from '../../testing/fakeApi/fakeApiOptions'
import { fakeContentOf, startTestSession } from '../../testing/node/testSession'
import { recordQueries, type ListParams } from './recordQueries'
import { changeRecord, createRecord, deleteRecord } from './saveRecord'

const content = fakeContentOf(testimonialFixtures)
const queries = recordQueries(testimonial)
const firstPage: ListParams = { q: '', sort: 'name', order: 'asc', page: 1, pageSize: 10 }
const search: ListParams = { ...firstPage, q: 'raman' }
const priya = testimonialFixtures.filled

let client: QueryClient
let session: ReturnType<typeof startTestSession>
let removeFakeApi: () => void

beforeEach(() => {
  session = startTestSession()
  client = session.client
  removeFakeApi = () => {}
})
afterEach(() => {
  removeFakeApi()
  session.end()
})

/** Starts the fake API and reads two lists that both contain Priya. */
async function readLists(options?: FakeApiOptions) {
  removeFakeApi = installFakeApi(content, options)
  const lists = await Promise.all([
    client.fetchQuery(queries.list(firstPage)),
    client.fetchQuery(queries.list(search)),
  ])
  const see = (field: keyof RecordOf<typeof testimonial>) =>
    lists.map((list) => list.records.find(({ id }) => id === priya.id)?.[field])
  return { lists, see, earlier: lists.map((list) => snapshot(list)) }
}

describe('a change', () => {
  test('appears in all lists at once and stays when the server accepts it', async () => {
    const { see } = await readLists()
    const saving = changeRecord(client, testimonial, priya, { name: 'Priya Raman-Iyer' })
    expect(see('name')).toEqual(['Priya Raman-Iyer', 'Priya Raman-Iyer'])
    const outcome = await saving
    expect(outcome).toMatchObject({ status: 'saved', record: { version: priya.version + 1 } })
    expect(see('version')).toEqual([priya.version + 1, priya.version + 1])
    expect(client.getQueryData(queries.one(priya.id).queryKey)?.name).toBe('Priya Raman-Iyer')
    expect(client.getQueryState(queries.list(firstPage).queryKey)?.isInvalidated).toBe(true)
  })

  test('sends only the fields that differ, with the version', async () => {
    await readLists()
    await changeRecord(client, testimonial, priya, { ...priya, rating: 3 })
    const { options } = fetchMock.callHistory.lastCall() ?? {}
    expect(options?.body).toBe('{"rating":3}')
    expect(options?.headers).toMatchObject({ 'if-match': `"${priya.version}"` })
  })

  test('without differences makes no call', async () => {
    await readLists()
    const calls = fetchMock.callHistory.calls().length
    const outcome = await changeRecord(client, testimonial, priya, { name: priya.name })
    expect(outcome).toEqual({ status: 'saved', record: priya })
    expect(fetchMock.callHistory.calls()).toHaveLength(calls)
  })

  test('is rolled back when the rules refuse it', async () => {
    const { lists, see, earlier } = await readLists()
    const saving = changeRecord(client, testimonial, priya, { name: '', rating: 9 })
    expect(see('rating')).toEqual([9, 9])
    expect(await saving).toEqual({
      status: 'refused',
      message: 'Please correct the marked fields.',
      errors: {
        name: 'Name is required',
        rating: 'Rating must be a whole number from 1 to 5',
      },
    })
    expect(lists.map((list) => snapshot(list))).toEqual(earlier)
  })

  test('is rolled back on a conflict, which returns the current record', async () => {
    const theirs = { ...priya, rating: 1, version: priya.version + 1 }
    const { lists, earlier } = await readLists({
      answers: [answers.conflicting('testimonials', theirs)],
    })
    const outcome = await changeRecord(client, testimonial, priya, { rating: 3 })
    expect(outcome).toMatchObject({ status: 'conflict', current: theirs })
    expect(lists.map((list) => snapshot(list))).toEqual(earlier)
  })

  test.each([
    ['failed', answers.failingToSave('testimonials')],
    ['notFound', answers.saying('testimonials', 404)],
    ['tooMany', answers.saying('testimonials', 429)],
  ])('is rolled back and returned as a failure with the code %s', async (code, answer) => {
    const { lists, earlier } = await readLists()
    removeFakeApi = installFakeApi(content, { answers: [answer] })
    const outcome = await changeRecord(client, testimonial, priya, { rating: 3 })
    expect(outcome).toMatchObject({ status: 'failed', code })
    expect(lists.map((list) => snapshot(list))).toEqual(earlier)
  })

  test('is not reverted by a list that was requested before it', async () => {
    const { see } = await readLists({ latency: 20 })
    const reading = client.refetchQueries(queries.lists())
    const saving = changeRecord(client, testimonial, priya, { rating: 3 })
    await reading
    expect(see('rating')).toEqual([3, 3])
    await saving
    expect(see('rating')).toEqual([3, 3])
  })
})

describe('a new record', () => {
  test('is cached without another call and appears in an open list', async () => {
    const { lists } = await readLists()
    const watcher = new QueryObserver(client, queries.list(firstPage))
    const stop = watcher.subscribe(() => {})
    const { name, image, description, rating } = { ...priya, name: 'Aaron Adeyemi' }
    const outcome = await createRecord(client, testimonial, { name, image, description, rating })
    if (outcome.status !== 'saved') throw new Error(outcome.message)
    const { id } = outcome.record
    expect(client.getQueryData(queries.one(id).queryKey)).toEqual(outcome.record)
    await vi.waitFor(() => expect(lists[0]?.records[0]?.id).toBe(id))
    expect(lists[0]?.total).toBe(testimonialFixtures.records.length + 1)
    stop()
  })

  test('that is refused returns the fields', async () => {
    await readLists({ answers: [answers.refusing('testimonials', { name: 'Name is taken' })] })
    const outcome = await createRecord(client, testimonial, { ...priya })
    expect(outcome).toEqual({
      status: 'refused',
      errors: { name: 'Name is taken' },
      message: 'Name is taken',
    })
  })
})

describe('a deletion', () => {
  test('removes the record from all lists at once and from the cache', async () => {
    const { lists, see } = await readLists()
    await client.fetchQuery(queries.one(priya.id))
    const deleting = deleteRecord(client, testimonial, priya)
    expect(see('name')).toEqual([undefined, undefined])
    expect(lists.map(({ total }) => total)).toEqual([testimonialFixtures.records.length - 1, 0])
    expect(await deleting).toEqual({ status: 'deleted' })
    expect(client.getQueryData(queries.one(priya.id).queryKey)).toBeUndefined()
  })

  test('of a record that is already deleted succeeds', async () => {
    await readLists()
    await deleteRecord(client, testimonial, priya)
    expect(await deleteRecord(client, testimonial, priya)).toEqual({ status: 'deleted' })
  })

  test.each([
    ['failed', answers.failingToDelete('testimonials')],
    ['conflict', answers.conflicting('testimonials', priya)],
  ])('with the outcome %s restores the record at its position', async (status, answer) => {
    const { lists, earlier } = await readLists({ answers: [answer] })
    expect(await deleteRecord(client, testimonial, priya)).toMatchObject({ status })
    expect(lists.map((list) => snapshot(list))).toEqual(earlier)
  })
})

test('a list stays the same object when it is refetched', async () => {
  const { lists } = await readLists()
  expect(await client.fetchQuery(queries.list(firstPage))).toBe(lists[0])
})
