import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { watchRestored } from '../../stores/lists/restored'
import { installFakeApi } from '../../testing/fakeApi/fakeApi'
import { fakeContentOf, startTestSession } from '../../testing/node/testSession'
import { changeRecord } from '../records/saveRecord'
import { recordQueries } from '../records/recordQueries'
import { restoreRecord } from './restoreRecord'

const priya = testimonialFixtures.filled
const { id, version } = priya

let client: QueryClient
let end: () => void

beforeEach(async () => {
  const session = startTestSession()
  client = session.client
  const removeFakeApi = installFakeApi(fakeContentOf(testimonialFixtures))
  end = () => {
    removeFakeApi()
    session.end()
  }
  await changeRecord(client, testimonial, priya, { name: 'Priya R.' })
})
afterEach(() => end())

test('a restored version is a new one, which the cache and the open form get', async () => {
  const told: object[] = []
  const stop = watchRestored((area, record) => told.push({ area, ...record }))
  const outcome = await restoreRecord(client, testimonial, { id, version, ifMatch: version + 1 })
  stop()
  const restored = { name: priya.name, version: version + 2 }
  expect(outcome).toMatchObject({ status: 'saved', record: restored })
  expect(client.getQueryData(recordQueries(testimonial).one(id).queryKey)).toMatchObject(restored)
  expect(told).toEqual([expect.objectContaining({ area: 'testimonials', ...restored })])
})

test('a restore of an older version is a conflict, and nobody hears of it', async () => {
  const told: object[] = []
  const stop = watchRestored((_area, record) => told.push(record))
  const outcome = await restoreRecord(client, testimonial, { id, version, ifMatch: version })
  stop()
  expect(outcome).toMatchObject({
    status: 'conflict',
    current: { name: 'Priya R.' },
    changedBy: { userName: 'Ana Moreno' },
  })
  expect(told).toEqual([])
})
