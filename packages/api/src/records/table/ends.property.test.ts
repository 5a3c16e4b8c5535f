import { endOf, liveMoment, type LiveTime } from '@staff/contract'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import type { Database } from '../../platform/db/database'
import { changeTimes } from '../live/times/changeTimes'
import { startRecordsApi, valuesOf, type RecordsApi, type Row } from '../testing'
import { findRecords } from './recordStore'
import { recordTable } from './recordTable'

const RECORDS = 40
const HOUR = 3_600_000

/** Times of versions without overlap: some follow at once, and some after a gap. The last one can be without an end. */
const chain = fc
  .record({
    start: fc.integer({ min: -6, max: 3 }),
    steps: fc.array(
      fc.record({ gap: fc.integer({ min: 0, max: 1 }), length: fc.integer({ min: 1, max: 3 }) }),
      {
        maxLength: 4,
      },
    ),
    isOpen: fc.boolean(),
  })
  .map(({ start, steps, isOpen }) => {
    let at = start
    return steps.map(({ gap, length }, index) => {
      const from = at + gap
      at = from + length
      const isLast = index === steps.length - 1
      return { version: 1, from, until: isOpen && isLast ? null : at }
    })
  })

eachDatabase((open) => {
  let database: Database
  let api: RecordsApi
  const ids: string[] = []

  beforeAll(async () => {
    database = await open()
    api = await startRecordsApi(database, careerFixtures)
    const { entity, filled } = careerFixtures
    for (let count = 0; count < RECORDS; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const { jobId } = await api.store(valuesOf(entity, filled))
      ids.push(String(jobId))
    }
  })
  afterAll(() => api.close())

  test('the ends in lists are those of the contract, and so are their filter and their order', async () => {
    const chains = fc.sample(chain, { numRuns: RECORDS, seed: 7 })
    // Between two hours of the times, so that none of them is now.
    const base = Date.now() - HOUR / 2
    const at = (hours: number) => liveMoment(new Date(base + hours * HOUR))
    const timesOf = (index: number): LiveTime[] =>
      (chains[index] ?? []).map(({ version, from, until }) => ({
        version,
        from: at(from),
        until: until === null ? null : at(until),
      }))
    const now = liveMoment(new Date())
    const wanted = new Map(ids.map((id, index) => [id, endOf(timesOf(index), now)]))
    await replaceTimes(timesOf)

    const all = await api.list('pageSize=100')
    expect(endsOf(all.records)).toEqual(wanted)
    expect([...wanted.values()].filter((end) => end !== null).length).toBeGreaterThan(5)

    const ending = await api.list('pageSize=100&endsFrom=2001-01-01&sort=endsAt&facets=1')
    const ends = [...endsOf(ending.records).values()]
    expect(ends).toEqual([...wanted.values()].filter((end) => end !== null).toSorted())
    const sorted = await api.list('pageSize=100&sort=endsAt')
    expect(endsOf(sorted.records)).toEqual(wanted)
    expect([...endsOf(sorted.records).values()].slice(0, ends.length)).toEqual(ends)
  })

  /** Gives each record the times of its place. */
  async function replaceTimes(timesOf: (index: number) => LiveTime[]) {
    const { entity } = careerFixtures
    const records = await findRecords(database.db, recordTable(entity), ids)
    await changeTimes(database.db, entity, records, { userId: null, name: 'Ana' }, (record) =>
      timesOf(ids.indexOf(String(record['jobId']))),
    )
  }
})

function endsOf(records: readonly Row[]) {
  return new Map(records.map((record) => [String(record['jobId']), record['endsAt']]))
}
