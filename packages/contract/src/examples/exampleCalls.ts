import type { Fixtures } from '@staff/entity'

import { readRedirects } from '../areas/addresses/readRedirects'
import { readSitemap } from '../areas/discovery/discoveryCalls'
import { allAreaCalls } from '../areas/allAreaCalls'
import { publicCalls, publicHomeCall } from '../areas/publicCalls'
import type { AnyCall } from '../call/defineCall'
import { namedCalls } from '../served/namedCalls'
import { byKeyOfCall, keyOfCall, type Served } from '../served/servedCalls'
import type { ComputedColumns } from '../rules/presentRecord'
import { REDIRECTS_EXAMPLE } from './addressExamples'
import { areaExamples } from './areaExamples'
import type { AnyExample } from './CallExample'
import { sitemapExample } from './site/discoveryExamples'
import { namedExamples } from './namedExamples'
import { homeExample, publicExamples } from './site/publicExamples'
import { recordsOf } from './recordsOf'

/** What the examples of an admin's calls are made of. */
export interface Samples {
  /** Sample records of what has a list. A call of an area without them has no example. */
  fixtures: readonly Fixtures[]
  computed: ComputedColumns
  /** The examples of its own calls, by name. */
  own: Readonly<Record<string, AnyExample>>
}

/** The example of a call; undefined for a call without one. */
export type ExampleOf = (call: Pick<AnyCall, 'method' | 'path'>) => AnyExample | undefined

/** The examples of all calls that an API serves. */
export function exampleCalls({ publicAreas, own }: Served, samples: Samples): ExampleOf {
  const { fixtures, computed } = samples
  const find = recordsOf(fixtures)
  const examples = [
    ...byKeyOfCall(namedCalls, namedExamples),
    ...fixtures.flatMap((each) =>
      byKeyOfCall(allAreaCalls(each.entity), areaExamples(each, { recordsOf: find, computed })),
    ),
    ...publicAreas.flatMap((area) => byKeyOfCall(publicCalls(area), publicExamples(area, find))),
    ...byKeyOfCall(
      { readSite: publicHomeCall(publicAreas), readRedirects, readSitemap },
      {
        readSite: homeExample(publicAreas, find),
        readRedirects: REDIRECTS_EXAMPLE,
        readSitemap: sitemapExample(publicAreas, find),
      },
    ),
    ...byKeyOfCall(own, samples.own),
  ]
  const byKey = new Map(examples)
  return (call) => byKey.get(keyOfCall(call))
}
