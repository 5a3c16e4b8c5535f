import { FIXTURE_NOW } from '@staff/forms/entity'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { eachDatabase } from '../apps/api/src/testing/eachDatabase'
import { accessCases } from './cases/accessCases'
import { areaCases } from './cases/areaCases'
import { imageCases } from './cases/imageCases'
import { peopleCases } from './cases/peopleCases'
import { publicCases } from './cases/publicCases'
import { sessionCases } from './cases/sessionCases'
import { fakeSide } from './fakeSide'
import { normalise } from './normalise'
import { play, type Case } from './play'
import { realSide } from './realSide'

const groups: [what: string, cases: Case[]][] = [
  ['who may call', accessCases()],
  ...areaCases(),
  ['people', peopleCases()],
  ['sessions', sessionCases()],
  ['pictures', await imageCases()],
  ['public calls', publicCases()],
]

eachDatabase((open) => {
  let real: Awaited<ReturnType<typeof realSide>>
  let fake: ReturnType<typeof fakeSide>

  beforeAll(async () => {
    // Both sides live in the present of the fixtures.
    vi.useFakeTimers({ toFake: ['Date'], now: FIXTURE_NOW })
    real = await realSide(await open())
    fake = fakeSide()
  })
  afterAll(async () => {
    fake.close()
    await real.close()
    vi.useRealTimers()
  })

  describe.each(groups)('%s', (_, cases) => {
    test.each(cases.map((each) => [each.title, each] as const))('%s', async (_title, each) => {
      const expected = await play(real, each)
      expect(expected.map(({ status }) => status)).toEqual(each.statuses)
      expect(normalise(await play(fake, each))).toEqual(normalise(expected))
    })
  })
})
