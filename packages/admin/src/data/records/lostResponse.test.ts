import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { answers } from '../../testing/fakeApi/answers'
import { installFakeApi } from '../../testing/fakeApi/fakeApi'
import { fakeContentOf, startTestSession } from '../../testing/node/testSession'
import { recordQueries, type ListParams } from './recordQueries'
import { createIdempotencyKeys } from '../http/idempotencyKeys'
import { changeRecord, createRecord } from './saveRecord'

const content = fakeContentOf(testimonialFixtures)
const queries = recordQueries(testimonial)
const firstPage: ListParams = { q: '', sort: 'name', order: 'asc', page: 1, pageSize: 10 }
const priya = testimonialFixtures.filled

let client: QueryClient
let end: () => void

beforeEach(() => {
  const session = startTestSession()
  client = session.client
  const removeFakeApi = installFakeApi(content, {
    answers: [answers.losingAnAnswer('testimonials')],
  })
  end = () => {
    removeFakeApi()
    session.end()
  }
})
afterEach(() => end())

const changeRating = () => changeRecord(client, testimonial, priya, { rating: 3 })

describe('a change whose response is lost', () => {
  test('has an unknown outcome, and a retry finds it stored', async () => {
    expect(await changeRating()).toMatchObject({ status: 'unknown', code: 'offline' })
    expect(await changeRating()).toMatchObject({
      status: 'saved',
      record: { rating: 3, version: priya.version + 1 },
    })
  })

  test('is a conflict if another user changed the same field afterwards', async () => {
    await changeRecord(client, testimonial, priya, { rating: 3 })
    const stored = { ...priya, version: priya.version + 1 }
    await changeRecord(client, testimonial, stored, { rating: 1 })
    expect(await changeRecord(client, testimonial, priya, { rating: 3 })).toMatchObject({
      status: 'conflict',
      current: { rating: 1 },
    })
  })
})

test('a retry after a lost response creates a record once', async () => {
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
