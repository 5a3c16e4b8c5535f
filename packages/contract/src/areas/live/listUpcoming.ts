import type { AnyEntity } from '@staff/entity'

import { defineCall, jsonResponse } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { opensTo } from '../../rules/access'
import type { RightsHolder } from '../../rules/rights/decide'
import { scheduledAfter, type LiveTime } from './liveTimes'

/** The most changes that one response has. */
export const MAX_UPCOMING = 100

/** A version goes live, or the public site stops showing a record. */
const UPCOMING_KINDS = ['starts', 'ends'] as const

const upcomingType = json.object({
  area: json.text(),
  id: json.text(),
  title: json.text(),
  kind: json.choice(UPCOMING_KINDS),
  version: json.integer(),
  at: json.timestamp(),
})

/** A change of the public site that is scheduled. */
export type Upcoming = ValueOf<typeof upcomingType>

/** Lists what changes next on the public site, in all areas that the caller may see. */
export const listUpcoming = defineCall({
  method: 'GET',
  path: '/upcoming',
  access: 'signedIn',
  success: jsonResponse(200, json.object({ records: json.list(upcomingType) })),
})

/** The entities that the public site shows and a person may see. */
export function publicEntities(entities: readonly AnyEntity[], reader: RightsHolder): AnyEntity[] {
  return entities.filter((entity) => entity.publicSite && opensTo(reader, entity, 'see'))
}

/** What changes next of one record. An end at which another version begins is none. */
export function upcomingOf(
  times: readonly LiveTime[],
  now: string,
): Pick<Upcoming, 'kind' | 'version' | 'at'>[] {
  const starts = scheduledAfter(times, now).map(({ version, from }) => ({
    kind: 'starts' as const,
    version,
    at: from,
  }))
  const ends = times.flatMap(({ version, until }) =>
    until === null || until <= now || times.some(({ from }) => from === until)
      ? []
      : [{ kind: 'ends' as const, version, at: until }],
  )
  return [...starts, ...ends]
}

/** The soonest changes first, up to a limit. Equal times are in the order of areas and records. */
export function soonest<Change extends Pick<Upcoming, 'area' | 'id' | 'at'>>(
  changes: readonly Change[],
): Change[] {
  const keyOf = ({ at, area, id }: Change) => `${at} ${area} ${id}`
  return changes
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .slice(0, MAX_UPCOMING)
}
