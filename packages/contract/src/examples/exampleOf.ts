import { auditFixtures } from '@staff/forms/content/audit/auditEntry.fixtures'
import { fixtures } from '@staff/forms/content/fixtures'
import type { Fixtures } from '@staff/entity'

import { areaCalls } from '../areas/areaCalls'
import { publicCalls } from '../areas/publicCalls'
import type { AnyCall } from '../call/defineCall'
import { namedCalls } from '../content/calls'
import { publicAreas } from '../content/publicSite'
import { areaExamples } from './areaExamples'
import type { AnyExample } from './CallExample'
import { namedExamples } from './namedExamples'
import { publicExamples } from './publicExamples'

/** The example of a call. */
export function exampleOf({ method, path }: Pick<AnyCall, 'method' | 'path'>): AnyExample {
  const found = byAddress.get(`${method} ${path}`)
  if (!found) throw new Error(`${method} ${path} has no example`)
  return found
}

const byAddress = new Map([
  ...byAddressOf(namedCalls, namedExamples),
  ...[...fixtures, auditFixtures].flatMap((each: Fixtures) =>
    byAddressOf(areaCalls(each.entity), areaExamples(each)),
  ),
  ...publicAreas.flatMap((area) => byAddressOf(publicCalls(area), publicExamples(area))),
])

function byAddressOf<Name extends string>(
  calls: Record<Name, Pick<AnyCall, 'method' | 'path'>>,
  examples: Record<Name, AnyExample>,
): [address: string, example: AnyExample][] {
  // The names of the calls are the keys of both.
  const names = Object.keys(calls) as Name[]
  return names.map((name) => {
    const { method, path } = calls[name]
    return [`${method} ${path}`, examples[name]]
  })
}
