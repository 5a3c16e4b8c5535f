import { fixtures } from '@staff/forms/content/fixtures'

import { areaCalls } from '../areas/areaCalls'
import type { AnyCall } from '../call/defineCall'
import { namedCalls } from '../content/calls'
import { areaExamples } from './areaExamples'
import type { AnyExample } from './CallExample'
import { namedExamples } from './namedExamples'

/** The example of a call. */
export function exampleOf({ method, path }: Pick<AnyCall, 'method' | 'path'>): AnyExample {
  const found = byAddress.get(`${method} ${path}`)
  if (!found) throw new Error(`${method} ${path} has no example`)
  return found
}

const byAddress = new Map([
  ...byAddressOf(namedCalls, namedExamples),
  ...fixtures.flatMap((each) => byAddressOf(areaCalls(each.entity), areaExamples(each))),
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
