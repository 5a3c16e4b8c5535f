import { readRedirects } from '../areas/addresses/readRedirects'
import { readSitemap } from '../areas/discovery/discoveryCalls'
import { allAreaCalls } from '../areas/allAreaCalls'
import { publicCalls, publicHomeCall } from '../areas/publicCalls'
import type { AnyCall } from '../call/defineCall'
import { namedCalls } from '../served/namedCalls'
import { byKeyOfCall, keyOfCall, type Served } from '../served/servedCalls'
import { redirectsDescription } from './site/addressDescriptions'
import { sitemapDescription } from './site/discoveryDescriptions'
import { areaDescriptions } from './areaDescriptions'
import type { CallDescription } from './CallDescription'
import { namedDescriptions } from './namedCallDescriptions'
import { homeDescription, publicDescriptions } from './site/publicDescriptions'

/** The description of a call. Throws for a call that an API does not serve. */
export type DescriptionOf = (call: Pick<AnyCall, 'method' | 'path'>) => CallDescription

/** The descriptions of all calls that an API serves. `ownDescriptions` are those of its own calls, by name. */
export function describeCalls(
  { listed, publicAreas, own }: Served,
  ownDescriptions: Readonly<Record<string, CallDescription>>,
): DescriptionOf {
  const byKey = new Map([
    ...byKeyOfCall(namedCalls, namedDescriptions),
    ...listed.flatMap((entity) => byKeyOfCall(allAreaCalls(entity), areaDescriptions(entity))),
    ...publicAreas.flatMap((area) => byKeyOfCall(publicCalls(area), publicDescriptions(area))),
    ...byKeyOfCall(
      { readSite: publicHomeCall(publicAreas), readRedirects, readSitemap },
      {
        readSite: homeDescription,
        readRedirects: redirectsDescription,
        readSitemap: sitemapDescription,
      },
    ),
    ...byKeyOfCall(own, ownDescriptions),
  ])
  return (call) => {
    const found = byKey.get(keyOfCall(call))
    if (!found) throw new Error(`${keyOfCall(call)} has no description`)
    return found
  }
}
