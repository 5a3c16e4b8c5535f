import type { AnyCall } from '@staff/contract'
import { allCalls } from '@staff/content/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Database } from '@staff/api/platform/db/connect'
import { accessCases } from './cases/accessCases'
import { areaCases } from './cases/areaCases'
import { auditCases } from './cases/auditCases'
import { imageCases } from './cases/imageCases'
import { jobCases } from './cases/jobCases'
import { liveCases } from './cases/liveCases'
import { factorCases } from './cases/factorCases'
import { linkCases } from './cases/linkCases'
import { peopleCases } from './cases/peopleCases'
import { pictureCases } from './cases/pictureCases'
import { publicCases } from './cases/publicCases'
import { queryCases } from './cases/queryCases'
import { publicSiteCases } from './cases/publicSiteCases'
import { searchCases } from './cases/searchCases'
import { sessionCases } from './cases/sessionCases'
import { viewCases } from './cases/viewCases'
import { wholeTrashCases } from './cases/wholeTrashCases'
import { bothSides, NOT_OF_THE_CONSOLE } from './bothSides'
import { normalise } from './normalise'
import { play, type Case, type Side, type TestRequest } from './play'

const groups: [what: string, cases: Case[]][] = [
  // First, for the exports of other cases leave entries.
  ['audit', auditCases()],
  ['who may call', accessCases()],
  ...areaCases(),
  ['people', peopleCases()],
  ['links', linkCases()],
  ['second factors', factorCases()],
  ['sessions', sessionCases()],
  ['preferences and views', viewCases()],
  ['search', searchCases()],
  ['the trash of all areas', wholeTrashCases()],
  ['pictures', await imageCases()],
  ['all pictures', pictureCases()],
  ['queries', queryCases()],
  ['jobs', jobCases()],
  ['public calls', publicCases()],
  ['the public site', publicSiteCases()],
  ...liveCases(),
]

/** Plays the cases against the API on a database and against the fake API, and compares the responses. */
export function testContract(open: () => Promise<Database>) {
  const played: TestRequest[] = []
  let real: Side
  let fake: Side
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ real, fake, close } = await bothSides(await open()))
  })
  afterAll(() => close())

  describe.each(groups)('%s', (_, cases) => {
    test.each(cases.map((each) => [each.title, each] as const))('%s', async (_title, each) => {
      const expected = await play(recording(real, played), each)
      expect(expected.map(({ status }) => status)).toEqual(each.statuses)
      expect(normalise(await play(fake, each))).toEqual(normalise(expected))
    })
  })

  test('the cases play every call that the console makes', () => {
    const missing = allCalls().filter((call) => !played.some((request) => isFor(call, request)))
    expect(new Set(missing)).toEqual(new Set(NOT_OF_THE_CONSOLE))
  })
}

/** A side that also lists the requests that it gets. */
function recording({ begin, send }: Side, requests: TestRequest[]): Side {
  return {
    begin,
    send: (request) => {
      requests.push(request)
      return send(request)
    },
  }
}

function isFor({ method, path }: AnyCall, request: TestRequest): boolean {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`)
  return method === request.method && pattern.test(request.path)
}
