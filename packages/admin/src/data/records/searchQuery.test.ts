import { technologyFixtures } from '@staff/content/technology/technology.fixtures'
import type { QueryClient } from '@tanstack/react-query'
import fetchMock from 'fetch-mock'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { installFakeApi } from '../../testing/fakeApi/fakeApi'
import { fakeContentOf, startTestSession } from '../../testing/node/testSession'
import { searchQuery } from './searchQuery'

const { filled } = technologyFixtures

let client: QueryClient
let end: () => void

/** Starts the fake API with technologies of these names. */
function start(names: string[]) {
  const records = names.map((name, index) => ({ ...filled, id: `t${index}`, name }))
  const session = startTestSession()
  client = session.client
  const remove = installFakeApi(fakeContentOf(technologyFixtures), {
    records: { technologies: records },
  })
  end = () => {
    remove()
    session.end()
  }
}

beforeEach(() => start(['PostgreSQL', 'Postgres tools', 'MySQL']))
afterEach(() => end())

const titles = async (q: string) =>
  (await client.fetchQuery(searchQuery(q))).map(({ title }) => title)
const calls = () => fetchMock.callHistory.calls().length

test('typing on takes the records from the answer before, without a call', async () => {
  expect(await titles('post')).toHaveLength(2)
  const before = calls()
  expect(await titles('postgresq')).toEqual(['PostgreSQL'])
  expect(await titles('postgresqlx')).toEqual([])
  expect(calls()).toBe(before)
})

test('a full area is searched again', async () => {
  end()
  start(['Net 1', 'Net 2', 'Net 3', 'Net 4', 'Net 5', 'Net 66'])
  expect(await titles('net')).toHaveLength(5)
  expect(await titles('net 66')).toEqual(['Net 66'])
})

test('a short text has not found titles that contain it, so a longer one is searched', async () => {
  expect(await titles('sq')).toEqual([])
  expect(await titles('sql')).toHaveLength(2)
})

test('the whole title comes first', async () => {
  end()
  start(['Postgres tools', 'Postgres'])
  await titles('post')
  expect(await titles('postgres')).toEqual(['Postgres', 'Postgres tools'])
})
