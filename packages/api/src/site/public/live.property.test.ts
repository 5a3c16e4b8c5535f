import { team } from '@staff/content/team/team.entity'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import * as fc from 'fast-check'
import { test, vi } from 'vitest'

import { storeImagesOf } from '../../records/testing'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { startLiveActor } from '../../testing/liveActor'
import { ACTS } from '../../testing/liveActs'
import { startTestApi, type Person } from '../../testing/testApi'

vi.setConfig({ testTimeout: 240_000 })

const anySteps = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS),
    by: fc.constantFrom<Person>('administrator', 'administrator', 'administrator', 'staff'),
  }),
  { minLength: 6, maxLength: 20 },
)

eachSharedDatabase((open) => {
  // The calls are those of two people and of every kind. What the site shows is compared with a plain model after each of them.
  test('only a call that publishes, of somebody who may, changes what the public site shows', async () => {
    const api = await startTestApi(await open())
    await storeImagesOf(api.database, team, [{ ...teamFixtures.filled }])
    await giveRights(api, { areas: { teams: 'edit' }, actions: ['import'] })
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const actor = await startLiveActor(api)
        for (const { act, by } of steps) {
          await actor[act](by)
          await actor.check(act)
        }
        await actor.end()
      }),
      { numRuns: 40 },
    )
  })
})
