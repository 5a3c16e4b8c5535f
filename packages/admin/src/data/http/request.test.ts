import fetchMock from 'fetch-mock'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { logIn, logOut } from '../../stores/session/auth'
import { fakeSession } from '../../testing/fakeApi/personal/fakePeople'
import { stubBrowser } from '../../testing/node/stubBrowser'
import { ApiError } from './ApiError'
import { request } from './request'

beforeEach(() => {
  stubBrowser()
  fetchMock.hardReset({ includeSticky: true }).mockGlobal()
  logIn(fakeSession())
})
afterEach(() => {
  fetchMock.hardReset({ includeSticky: true })
  logOut()
  vi.unstubAllGlobals()
})

const isText = (body: unknown) => typeof body === 'string'

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`)
  return error
}

test('sends the token, JSON and the version, and returns data and ETag', async () => {
  fetchMock.patch('https://localhost/api/notes/1', {
    body: { id: '1' },
    headers: { ETag: '"8"' },
  })
  const response = await request('/notes/1', {
    method: 'PATCH',
    body: { title: 'New' },
    ifMatch: 7,
  })
  expect(response).toEqual({ data: { id: '1' }, etag: '"8"' })
  expect(fetchMock.callHistory.lastCall()?.options).toMatchObject({
    body: '{"title":"New"}',
    headers: {
      authorization: 'Bearer token-of-ana',
      'content-type': 'application/json',
      'if-match': '"7"',
    },
  })
})

test('a response without content has no data', async () => {
  fetchMock.delete('https://localhost/api/notes/1', 204)
  expect((await request('/notes/1', { method: 'DELETE' })).data).toBeUndefined()
})

describe.each([
  [401, 'unauthorized', 'Your session has ended. Please log in again.'],
  [403, 'forbidden', 'You do not have permission to do this.'],
  [404, 'notFound', 'This no longer exists.'],
  [412, 'conflict', 'Somebody else has changed this in the meantime.'],
  [422, 'refused', 'Some fields need another look.'],
  [429, 'tooMany', 'That was a little too fast. Please wait a moment and try again.'],
  [500, 'failed', 'Something went wrong on the server. Please try again.'],
  [428, 'failed', 'Something went wrong on the server. Please try again.'],
])('status %i', (status, code, fallback) => {
  test(`is ${code}, with the message of the server`, async () => {
    fetchMock.get('*', { status, body: { message: 'As the server says.' } })
    const error = await failureOf(request('/notes'))
    expect(error).toMatchObject({ status, code, message: 'As the server says.' })
  })

  test('has a default message if the server sends none', async () => {
    fetchMock.get('*', { status, body: '<h1>Bad gateway</h1>' })
    const error = await failureOf(request('/notes'))
    expect(error).toMatchObject({ code, message: fallback, serverMessage: undefined })
  })
})

test('a 422 contains the fields, a conflict the current record', async () => {
  fetchMock.postOnce('*', { status: 422, body: { errors: { name: 'Name is required', odd: 3 } } })
  const refusal = await failureOf(request('/notes', { method: 'POST', body: {} }))
  expect(refusal.fields).toEqual({ name: 'Name is required' })
  fetchMock.patchOnce('*', { status: 412, body: { current: { id: '1', version: 3 } } })
  const conflict = await failureOf(request('/notes/1', { method: 'PATCH', body: {}, ifMatch: 2 }))
  expect(conflict.current).toEqual({ id: '1', version: 3 })
})

test('a call without a response is offline', async () => {
  fetchMock.get('*', { throws: new TypeError('Failed to fetch') })
  expect(await failureOf(request('/notes'))).toMatchObject({ code: 'offline', status: 0 })
})

test('a page instead of JSON is a failure, not data', async () => {
  fetchMock.get('*', { status: 200, body: '<!doctype html>' })
  expect(await failureOf(request('/notes'))).toMatchObject({ code: 'failed' })
})

test('an aborted call throws an AbortError and no ApiError', async () => {
  fetchMock.get('*', new Promise<never>(() => {}))
  const stop = new AbortController()
  const call = request('/notes', { signal: stop.signal })
  stop.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

describe('a call without a response', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    fetchMock.any(new Promise<never>(() => {}))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['GET', 15_000],
    ['POST', 30_000],
    ['PATCH', 30_000],
    ['DELETE', 30_000],
  ] as const)('%s times out after %i ms', async (method, ms) => {
    let failure: unknown
    void failureOf(request('/notes', { method })).then((error) => (failure = error))
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toMatchObject({ code: 'timeout', status: 0 })
  })

  test('can be aborted by its caller before the timeout', async () => {
    const controller = new AbortController()
    const call = request('/notes', { signal: controller.signal }).catch((error: unknown) => error)
    controller.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })
})

test('a body that stalls times out too', async () => {
  vi.useFakeTimers()
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([0x7b])) })
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const response = new Response(endless)
    const text = () =>
      new Promise<string>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    return Promise.resolve(Object.assign(response, { text }))
  })
  const call = failureOf(request('/notes'))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await call).toMatchObject({ code: 'timeout' })
  vi.useRealTimers()
})

test('a body that the caller does not accept is a failure', async () => {
  fetchMock.get('*', { body: { id: 1 } })
  expect(await failureOf(request('/notes', { accepts: isText }))).toMatchObject({
    status: 502,
    code: 'failed',
  })
})
