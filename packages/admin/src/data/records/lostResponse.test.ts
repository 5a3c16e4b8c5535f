import { testimonial } from '@staff/forms/content/testimonial/testimonial.entity'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { answers } from '../../testing/fakeApi/answers'
import { installFakeApi } from '../../testing/fakeApi/fakeApi'
import {
  content,
  firstPage,
  priya,
  queries,
  startTestimonialSession,
} from '../../testing/node/testimonialSession'
import { createIdempotencyKeys } from '../http/idempotencyKeys'
import { changeRecord, createRecord } from './saveRecord'

let client: QueryClient
let end: () => void

beforeEach(() => {
  const session = startTestimonialSession()
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
