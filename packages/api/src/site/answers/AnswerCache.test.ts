import { Problem } from '@staff/contract'
import { expect, test, vi } from 'vitest'

import { AnswerCache } from './AnswerCache'

const URL = '/api/public/careers'

function cacheOf(maxBytes?: number) {
  const cache = new AnswerCache(maxBytes)
  cache.changes.onListening()
  return cache
}

const source = (content: unknown, msToNextChange?: number) => ({
  areas: ['careers'],
  read: async () => ({ content, msToNextChange }),
})
const failing = (error: Error) => ({
  areas: ['careers'],
  read: async () => {
    throw error
  },
})
const bodyOf = async (cache: AnswerCache, url = URL, from = source('new')) =>
  JSON.parse((await cache.get(url, from)).bodies.identity.toString()) as unknown

test('an answer is kept until its areas change', async () => {
  const cache = cacheOf()
  expect(await bodyOf(cache, URL, source('old'))).toBe('old')
  cache.changes.onChange('blogs')
  expect(await bodyOf(cache)).toBe('old')
  cache.changes.onChange('careers')
  expect(cache.find(URL)).toBeUndefined()
  expect(await bodyOf(cache)).toBe('new')
  expect(cache.counts).toEqual({ memory: 1, database: 2, outdated: 0 })
})

test('without news of changes, nothing is answered from memory', async () => {
  const cache = cacheOf()
  await bodyOf(cache, URL, source('old'))
  cache.changes.onInterrupted()
  expect(await bodyOf(cache)).toBe('new')
  cache.changes.onListening()
  expect(cache.find(URL)).toBeUndefined()
})

test('an outdated answer is better than none while the database is away', async () => {
  const cache = cacheOf()
  await bodyOf(cache, URL, source('old'))
  cache.changes.onInterrupted()
  expect(await bodyOf(cache, URL, failing(new Error('gone')))).toBe('old')
  expect(await bodyOf(cache, URL, failing(new Problem(503, 'Busy')))).toBe('old')
  await expect(bodyOf(cache, URL, failing(new Problem(404, 'Deleted')))).rejects.toThrow('Deleted')
  await expect(bodyOf(cache, '/other', failing(new Error('gone')))).rejects.toThrow('gone')
})

test('an answer ends when a version begins or ends, also while the database is away', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const cache = cacheOf()
  const { endsAt } = await cache.get(URL, source('before', 5000))
  expect(endsAt).toBe(performance.now() + 5000)
  vi.advanceTimersByTime(4999)
  expect(await bodyOf(cache)).toBe('before')
  vi.advanceTimersByTime(1)
  await expect(bodyOf(cache, URL, failing(new Error('gone')))).rejects.toThrow('gone')
  expect(await bodyOf(cache, URL, source('after'))).toBe('after')
  vi.useRealTimers()
})

test('concurrent requests share a reading, but not one that began before a change', async () => {
  const cache = cacheOf()
  const waiting: ((content: string) => void)[] = []
  const read = async () => {
    const content = await new Promise<string>((done) => waiting.push(done))
    return { content, msToNextChange: undefined }
  }
  const slow = { areas: ['careers'], read }
  const before = [bodyOf(cache, URL, slow), bodyOf(cache, URL, slow)]
  cache.changes.onChange('careers')
  const after = bodyOf(cache, URL, slow)
  expect(waiting).toHaveLength(2)
  waiting[1]?.('after')
  waiting[0]?.('before')
  expect(await Promise.all(before)).toEqual(['before', 'before'])
  expect(await after).toBe('after')
})

test('the memory is limited: the answer that was not used for longest goes first', async () => {
  const cache = cacheOf(20_000)
  for (const url of ['/1', '/2', '/3', '/4']) {
    await bodyOf(cache, url, source('x'))
    cache.find('/1')
  }
  for (let count = 5; count < 50; count += 1) {
    await bodyOf(cache, `/${count}`, source('x'.repeat(900)))
    cache.find('/1')
    expect(cache.load().bytes).toBeLessThanOrEqual(20_000)
  }
  expect(cache.find('/1')).toBeDefined()
  expect(cache.find('/2')).toBeUndefined()
  await bodyOf(cache, '/large', source('x'.repeat(30_000)))
  expect(cache.find('/large')).toBeUndefined()
})
