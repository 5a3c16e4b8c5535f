import { service } from '@staff/content/service/service.entity'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { services } from '@staff/server/areas/services/services.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { serviceRows, startOrderApi, type OrderApi } from './testing'

const COUNT = 8
const place = fc.integer({ min: 0, max: COUNT - 1 })

/** A move of one record to another, or to a position; or a change or a deletion meanwhile. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('before' as const), one: place, other: place }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('after' as const), one: place, other: place }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('position' as const), one: place, other: place }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rename' as const), one: place, other: place }),
  },
)

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

eachDatabase((open) => {
  let api: OrderApi
  beforeAll(async () => {
    api = await startOrderApi(await open(), service)
  })
  afterAll(() => api.close())

  test('concurrent moves leave the numbers 1 to n, and lose no record and no change', async () => {
    const numbers = fc.array(fc.nat(9999), { minLength: COUNT, maxLength: COUNT })
    const waves = fc.array(fc.array(act, { minLength: 2, maxLength: 8 }), { maxLength: 4 })
    await fc.assert(fc.asyncProperty(numbers, waves, play), { seed: 37, numRuns: 15 })
  }, 120_000)

  async function play(numbers: number[], waves: Act[][]) {
    await api.database.db.delete(services)
    const ids = await api.store(serviceRows(numbers))
    await api.move({ id: ids[0] ?? '', position: 1 })
    let renamed = 0
    for (const wave of waves) renamed += await playWave(wave, ids)
    const { records, total } = await api.list()
    expect(total).toBe(COUNT)
    expect(records.map(({ orderBy }) => orderBy)).toEqual(ids.map((_, index) => index + 1))
    expect(records.map(({ id }) => String(id)).toSorted()).toEqual(ids.toSorted())
    // A move changes no version, and a rename by one.
    expect(records.reduce((sum, { version }) => sum + version - 1, 0)).toBe(renamed)
  }

  /** Resolves to the number of renamed records. */
  async function playWave(wave: readonly Act[], ids: readonly string[]): Promise<number> {
    const statuses = await Promise.all(
      wave.map(async (each, index) => {
        const id = ids[each.one] ?? ''
        if (each.do === 'rename')
          return (await api.change(id, { headingBy: `Renamed ${index} ${Math.random()}` }))
            .statusCode
        const other = each.do === 'position' ? each.other + 1 : ids[each.other]
        const { statusCode } = await api.send({ id, [each.do]: other })
        const isItself = each.do !== 'position' && each.one === each.other
        expect(statusCode).toBe(isItself ? 422 : 200)
        return 0
      }),
    )
    expect(statuses.every((status) => [0, 200, 412].includes(status))).toBe(true)
    return statuses.filter((status) => status === 200).length
  }
})
