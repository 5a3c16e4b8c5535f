import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { answers } from '../../testing/fakeApi/answers'
import { installFakeApi } from '../../testing/fakeApi/fakeApi'
import { fakeContentOf, startTestSession } from '../../testing/node/testSession'
import { saveAsBen } from '../../testing/stories/saveAsBen'
import { mergeRecord } from './mergeRecord'
import { changeRecord } from './saveRecord'

const content = fakeContentOf(testimonialFixtures)
const priya = testimonialFixtures.filled

let client: QueryClient
let end: () => void

beforeEach(() => {
  const session = startTestSession()
  client = session.client
  const removeFakeApi = installFakeApi(content)
  end = () => {
    removeFakeApi()
    session.end()
  }
})
afterEach(() => end())

const change = (version: number, values: object) =>
  changeRecord(client, testimonial, { ...priya, version }, values)

test('changes of different fields are both kept', async () => {
  await change(priya.version, { rating: 3 })
  expect(await mergeRecord(client, testimonial, priya, { name: 'Priya R.' })).toEqual({
    status: 'saved',
    isMerged: true,
    changedBy: { userId: expect.any(String), userName: 'Ana Moreno' },
    record: expect.objectContaining({ name: 'Priya R.', rating: 3, version: priya.version + 2 }),
  })
})

test('changes of the same field are a conflict, and nothing is stored', async () => {
  await change(priya.version, { rating: 3 })
  const changes = { rating: 1, name: 'Priya R.' }
  expect(await mergeRecord(client, testimonial, priya, changes)).toMatchObject({
    status: 'conflict',
    current: { rating: 3, name: priya.name, version: priya.version + 1 },
    changes: { rating: { by: { userName: 'Ana Moreno' }, reader: 'here' } },
  })
})

test('a conflict names who changed the field, not who saved last', async () => {
  const path = `/testimonials/${priya.id}`
  await saveAsBen(path, { rating: 3 }, priya.version)
  await change(priya.version + 1, { name: 'Priya R.' })
  const outcome = await mergeRecord(client, testimonial, priya, { rating: 1 })
  expect(outcome).toMatchObject({
    status: 'conflict',
    changedBy: { userName: 'Ana Moreno' },
    changes: { rating: { by: { userName: 'Ben Okafor' }, reader: undefined } },
  })
})

test('the same change on both sides is no conflict', async () => {
  await change(priya.version, { rating: 3 })
  const changes = { rating: 3, name: 'Priya R.' }
  expect(await mergeRecord(client, testimonial, priya, changes)).toMatchObject({
    status: 'saved',
    record: { rating: 3, name: 'Priya R.' },
  })
})

test('without another change, a save is one call and not merged', async () => {
  const outcome = await mergeRecord(client, testimonial, priya, { rating: 3 })
  expect(outcome).toEqual({ status: 'saved', record: expect.objectContaining({ rating: 3 }) })
})

test('a record that others keep changing ends as a conflict', async () => {
  end()
  const session = startTestSession()
  const newer = { ...priya, rating: 3, version: 9 }
  const remove = installFakeApi(content, {
    answers: [answers.conflicting('testimonials', newer)],
  })
  end = () => {
    remove()
    session.end()
  }
  const outcome = await mergeRecord(session.client, testimonial, priya, { name: 'Priya R.' })
  expect(outcome).toMatchObject({ status: 'conflict', current: { rating: 3 } })
})
