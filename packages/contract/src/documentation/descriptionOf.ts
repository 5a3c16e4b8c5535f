import { areaCalls } from '../areas/areaCalls'
import { publicCalls } from '../areas/publicCalls'
import type { AnyCall } from '../call/defineCall'
import { namedCalls } from '../content/calls'
import { listEntities } from '../content/listEntities'
import { publicAreas } from '../content/publicSite'
import { areaDescriptions } from './areaDescriptions'
import type { CallDescription } from './CallDescription'
import { namedDescriptions } from './namedCallDescriptions'
import { publicDescriptions } from './publicDescriptions'

/** The description of a call. */
export function descriptionOf({ method, path }: Pick<AnyCall, 'method' | 'path'>): CallDescription {
  const found = byAddress.get(`${method} ${path}`)
  if (!found) throw new Error(`${method} ${path} has no description`)
  return found
}

const byAddress = new Map([
  ...byAddressOf(namedCalls, namedDescriptions),
  ...listEntities.flatMap((entity) => byAddressOf(areaCalls(entity), areaDescriptions(entity))),
  ...publicAreas.flatMap((area) => byAddressOf(publicCalls(area), publicDescriptions(area))),
])

function byAddressOf<Name extends string>(
  calls: Record<Name, Pick<AnyCall, 'method' | 'path'>>,
  descriptions: Record<Name, CallDescription>,
): [address: string, description: CallDescription][] {
  // The names of the calls are the keys of both.
  const names = Object.keys(calls) as Name[]
  return names.map((name) => {
    const { method, path } = calls[name]
    return [`${method} ${path}`, descriptions[name]]
  })
}
