import { logIn, logOut, request, uploadImage } from '@staff/admin'
import { answers, fakeSession, installFakeApi } from '@staff/admin/testing'
import { stubBrowser } from '@staff/admin/testing/stubBrowser'
import { isPageOf, isRecordOf } from '@staff/contract'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { FIXTURE_NOW } from '@staff/entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fakeContent } from './fakeContent'

const AREA = '/testimonials'
const isTestimonial = isRecordOf(testimonial)
const { filled, records, invalid } = testimonialFixtures
const { name, image, description, rating } = filled
const values = { name, image, description, rating }

let end: () => void

beforeEach(() => {
  stubBrowser()
  logIn(fakeSession())
  end = installFakeApi(fakeContent)
})
afterEach(() => {
  end()
  logOut()
  vi.unstubAllGlobals()
})

async function list(query = '') {
  return (await request(`${AREA}?${query}`, { accepts: isPageOf(isTestimonial) })).data
}

async function create(more = {}) {
  const body = { ...values, ...more }
  return request(AREA, { method: 'POST', body, accepts: isTestimonial })
}

test('creates, finds, changes and deletes a record, and refuses an older version', async () => {
  const { data: record, etag } = await create({ name: 'Zora Quist' })
  expect(etag).toBe('"1"')
  expect(record).toMatchObject({ version: 1, createdAt: FIXTURE_NOW.toISOString() })
  expect((await list('q=zora')).records).toEqual([record])

  const path = `${AREA}/${record.id}`
  const change = (ifMatch?: number) =>
    request(path, {
      method: 'PATCH',
      body: { name: 'Zora Q.' },
      ...(ifMatch !== undefined && { ifMatch }),
      accepts: isTestimonial,
    })
  expect((await change(1)).data).toMatchObject({ name: 'Zora Q.', version: 2 })
  await expect(change(1)).rejects.toMatchObject({ status: 412, current: { version: 2 } })
  await expect(change()).rejects.toMatchObject({ status: 428 })

  await expect(request(path, { method: 'DELETE' })).rejects.toMatchObject({ status: 428 })
  await request(path, { method: 'DELETE', ifMatch: 2 })
  await expect(request(path)).rejects.toMatchObject({ status: 404 })
  expect((await list('q=zora')).total).toBe(0)
})

test('searches, sorts and paginates the list', async () => {
  const byName = records.map((record) => record.name).toSorted((a, b) => a.localeCompare(b))
  const page = await list('sort=name&order=asc&page=2&pageSize=5')
  expect(page.records.map((record) => record.name)).toEqual(byName.slice(5, 10))
  expect(page.total).toBe(records.length)
  expect((await list('page=99')).records).toEqual([])
})

test.each(['sort=password', 'sort=image', 'order=up', 'page=0', 'page=x', 'pageSize=101'])(
  'a list with %s is refused',
  async (query) => {
    await expect(list(query)).rejects.toMatchObject({ status: 422 })
  },
)

describe("the schema's rules", () => {
  test.each(Object.entries(invalid))('refuse %s with their message', async (_, refused) => {
    await expect(create({ [refused.field]: refused.value })).rejects.toMatchObject({
      status: 422,
      fields: { [refused.field]: refused.message },
    })
  })

  test('refuse unknown fields and wrong types', async () => {
    await expect(create({ version: 3, name: 5 })).rejects.toMatchObject({
      fields: { version: 'Unknown field: version', name: 'Name must be text' },
    })
  })
})

test('every installation starts with the same records', async () => {
  await create()
  end = installFakeApi(fakeContent)
  expect((await list()).total).toBe(records.length)
  end = installFakeApi(fakeContent, { records: { [testimonial.area]: [filled] } })
  expect((await list()).total).toBe(1)
})

describe('who may call', () => {
  test('nobody without a session, and not after a logout', async () => {
    await request('/logout', { method: 'POST' })
    await expect(request('/me')).rejects.toMatchObject({ status: 401 })
    logOut()
    await expect(list()).rejects.toMatchObject({ status: 401 })
  })

  test('staff see themselves and the dashboard, but no content', async () => {
    end = installFakeApi(fakeContent, { role: 'staff' })
    expect((await request('/me')).data).toMatchObject({ name: 'Ana Moreno', roleTypeId: 2 })
    expect((await request('/dashboard')).data).toMatchObject({ counts: {} })
    await expect(list()).rejects.toMatchObject({ status: 403 })
  })
})

test('an upload returns a sample picture and reports the progress', async () => {
  const shares: number[] = []
  const file = new File(['bytes'], 'face.png', { type: 'image/png' })
  const stored = await uploadImage(file, (share) => shares.push(share))
  expect(stored).toMatchObject({ width: 320, height: 320 })
  expect((await create({ image: stored.url })).data).toMatchObject({ image: stored.url })
  expect(shares.at(-1)).toBe(1)
  const text = new File(['bytes'], 'face.txt', { type: 'text/plain' })
  await expect(uploadImage(text, () => {})).rejects.toMatchObject({ status: 422 })
})

describe('overridden responses', () => {
  test('fail a number of times in each run', async () => {
    const options = { answers: [answers.failing('testimonials', 1)] }
    for (let run = 0; run < 2; run += 1) {
      end = installFakeApi(fakeContent, options)
      // Each run follows the one before.
      await expect(list()).rejects.toMatchObject({ status: 500 })
      await expect(list()).resolves.toMatchObject({ total: records.length })
    }
  })

  test('apply only to their area and kind of call', async () => {
    end = installFakeApi(fakeContent, { answers: [answers.failingToSave('testimonials')] })
    await expect(list()).resolves.toMatchObject({ total: records.length })
    await expect(create()).rejects.toMatchObject({ status: 500 })
    await expect(request('/me')).resolves.toBeDefined()
  })

  test('can be pending forever', async () => {
    end = installFakeApi(fakeContent, { answers: [answers.never('testimonials')] })
    const waited = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 20))
    expect(await Promise.race([list(), waited])).toBe('still waiting')
  })

  test('can be an empty area, a lost session or no connection', async () => {
    end = installFakeApi(fakeContent, { answers: [answers.empty('testimonials')] })
    expect(await list()).toEqual({ records: [], total: 0 })
    end = installFakeApi(fakeContent, { answers: [answers.sessionEnded()] })
    await expect(list()).rejects.toMatchObject({ code: 'unauthorized' })
    end = installFakeApi(fakeContent, { answers: [answers.offline()] })
    await expect(list()).rejects.toMatchObject({ code: 'offline' })
  })
})

test('an unknown call throws an error with its method and URL', async () => {
  await expect(request('/invoices')).rejects.toThrow(
    'The fake API has no answer to GET https://localhost/api/invoices',
  )
})
