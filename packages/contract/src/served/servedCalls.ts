import type { AnyEntity } from '@staff/entity'

import { readRedirects } from '../areas/addresses/readRedirects'
import { readSitemap } from '../areas/discovery/discoveryCalls'
import { allAreaCalls } from '../areas/allAreaCalls'
import type { PublicArea } from '../areas/publicAreas'
import { publicCalls, publicHomeCall } from '../areas/publicCalls'
import type { AnyCall } from '../call/defineCall'
import { isServed } from '../call/isServed'
import { namedCalls } from './namedCalls'

/** What the calls of an admin are made for. */
export interface Served {
  /** What has a list: the entities, and the audit. */
  listed: readonly AnyEntity[]
  publicAreas: readonly PublicArea[]
  /** The calls that only this admin has, by name. One with the address of a call of every admin takes its place. */
  own: Readonly<Record<string, AnyCall>>
}

/** Every call that an API serves: those of every admin, its own, those of each area, and those of the public site. */
export function servedCalls({ listed, publicAreas, own }: Served): AnyCall[] {
  const calls = [
    ...Object.values<AnyCall>(namedCalls),
    ...listed.flatMap((entity): AnyCall[] => Object.values(allAreaCalls(entity)).filter(isServed)),
    ...publicAreas.flatMap((area): AnyCall[] => Object.values(publicCalls(area)).filter(isServed)),
    publicHomeCall(publicAreas),
    readRedirects,
    readSitemap,
    ...Object.values(own),
  ]
  return [...new Map(calls.map((call) => [keyOfCall(call), call])).values()]
}

/** What tells a call from all others: `GET /me`. */
export function keyOfCall({ method, path }: Pick<AnyCall, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** What belongs to each of some calls, by the key of the call. `parts` has it by the same names; a call without it is left out. */
export function byKeyOfCall<Part>(
  calls: Readonly<Record<string, Pick<AnyCall, 'method' | 'path'>>>,
  parts: Readonly<Record<string, Part>>,
): [key: string, part: Part][] {
  return Object.entries(calls).flatMap(([name, call]): [string, Part][] => {
    const part = parts[name]
    return part === undefined ? [] : [[keyOfCall(call), part]]
  })
}
