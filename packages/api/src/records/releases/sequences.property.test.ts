import type { Release } from '@staff/contract'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { queryRows } from '../../platform/db/queryRows'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import type { Person } from '../../testing/testApi'
import { publishing, startReleasesApi, unpublishing, type Made, type ReleasesApi } from './testing'

vi.setConfig({ testTimeout: 240_000 })

const LATER = '2030-01-01T09:00:00.000Z'

/** What can be done with a release, as the path and the body of a call. Those that publish change what the site shows, or will show. */
const ACTS = {
  add: ([career]) => ['/items', { items: [publishing(career)] }],
  addEnd: ([, position]) => ['/items', { items: [unpublishing(position)] }],
  publish: (_made, version) => ['/publish', { version }],
  plan: (_made, version) => ['/publish', { version, at: LATER }],
  cancel: (_made, version) => ['/cancel', { version }],
  undo: (_made, version) => ['/undo', { version }],
} satisfies Record<string, (made: Pair, version: number) => [string, object]>

type Pair = readonly [Made, Made]
type Act = keyof typeof ACTS

const PUBLISHING: readonly Act[] = ['publish', 'plan', 'cancel', 'undo']

const anySteps = fc.array(
  fc.record({
    act: fc.constantFrom(...(Object.keys(ACTS) as Act[])), // the keys of an object literal
    by: fc.constantFrom<Person>('administrator', 'staff'),
  }),
  { minLength: 4, maxLength: 14 },
)

eachSharedDatabase((empty) => {
  test('only a call that releases, of somebody who may publish, changes what the public site shows or will show', async () => {
    const api = await startReleasesApi(await empty())
    await giveRights(api, { areas: { careers: 'edit', 'contractual-positions': 'edit' } })
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const made = [await api.make('careers', 'A'), await api.make('positions', 'B', '')] as const
        const { id } = await api.create()
        for (const { act, by } of steps) {
          const before = await liveTimes(api)
          const { version } = await api.read(id)
          const [path, body] = ACTS[act](made, version)
          const response = await api.send('POST', `releases/${id}${path}`, { as: by, body })
          expect(response.statusCode, response.body).toBeLessThan(500)
          const mayChange = by === 'administrator' && PUBLISHING.includes(act)
          const isDone = response.statusCode === 200
          if (!mayChange || !isDone) expect(await liveTimes(api), act).toEqual(before)
          else if (act === 'undo') expect(response.json<Release>().undoOf).toBe(id)
        }
        await api.database.db.execute(sql`delete from releases`)
      }),
      { numRuns: 15 },
    )
  })
})

/** What the site has shown, shows and will show. */
function liveTimes({ database }: ReleasesApi) {
  return queryRows(
    database.db,
    sql`select job_id::text as id, version, during::text as during from careers_live
      union all select id::text, version, during::text from contractual_positions_live order by 1, 3`,
  )
}
