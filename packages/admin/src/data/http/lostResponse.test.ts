import { testimonial } from '@staff/forms/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/forms/content/testimonial/testimonial.fixtures'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { logIn, logOut } from '../../stores/session/auth'
import { answers } from '../../testing/fakeApi/answers'
import { installFakeApi } from '../../testing/fakeApi/fakeApi'
import { fakeSession } from '../../testing/fakeApi/fakeSession'
import type { FakeContent } from '../../testing/fakeApi/fakeContent'
import { stubBrowser } from '../../testing/node/stubBrowser'
import { createIdempotencyKeys } from './idempotencyKeys'
import { createQueryClient } from '../records/queryClient'
import { recordQueries, type ListParams } from '../records/recordQueries'
import { changeRecord, createRecord } from '../records/saveRecord'

const content: FakeContent = {
  fixtures: [testimonialFixtures],
  uploadedImage: '',
  resolveImage: (url) => url,
}

const queries = recordQueries(testimonial)
const firstPage: ListParams = { q: '', sort: 'name', order: 'asc', page: 1, pageSize: 10 }
const priya = testimonialFixtures.filled

let client: QueryClient
let end: () => void

beforeEach(() => {
  stubBrowser()
  logIn(fakeSession())
  client = createQueryClient({ retries: 0 })
  end = installFakeApi(content, { answers: [answers.losingAnAnswer('testimonials')] })
})
afterEach(() => {
  client.clear()
  end()
  logOut()
  vi.unstubAllGlobals()
})

describe('a change whose response is lost', () => {
  test('may be stored, and is found stored when it is tried again', async () => {
    const tryIt = () => changeRecord(client, testimonial, priya, { rating: 3 })
    expect(await tryIt()).toMatchObject({ status: 'unknown', code: 'offline' })
    expect(await tryIt()).toMatchObject({
      status: 'saved',
      record: { rating: 3, version: priya.version + 1 },
    })
  })

  test('is a conflict all the same where somebody else changed the same field after it', async () => {
    await changeRecord(client, testimonial, priya, { rating: 3 })
    const stored = { ...priya, version: priya.version + 1 }
    await changeRecord(client, testimonial, stored, { rating: 1 })
    expect(await changeRecord(client, testimonial, priya, { rating: 3 })).toMatchObject({
      status: 'conflict',
      current: { rating: 1 },
    })
  })
})

test('a new record is made once when its answer was lost and it is tried again', async () => {
  const { name, image, description, rating } = priya
  const names = createIdempotencyKeys()
  const tryIt = () => createRecord(client, testimonial, { name, image, description, rating }, names)
  expect(await tryIt()).toMatchObject({ status: 'unknown' })
  expect(await tryIt()).toMatchObject({ status: 'saved' })
  const { records } = await client.fetchQuery(queries.list({ ...firstPage, q: name }))
  expect(records).toHaveLength(2)
  expect(await tryIt()).toMatchObject({ status: 'saved' })
  await client.invalidateQueries(queries.lists())
  const after = await client.fetchQuery(queries.list({ ...firstPage, q: name }))
  expect(after.records).toHaveLength(3)
})
