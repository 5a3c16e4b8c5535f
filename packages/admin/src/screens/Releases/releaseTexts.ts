import type { ReleaseEvent, ReleaseItem, ReleaseSummary } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { inZones, type Zones } from '../../shared/times/zoneTexts'

/** '1 record', '3 records'. */
export function recordsText(count: number): string {
  return count === 1 ? '1 record' : `${count} records`
}

/** How many records of a release the user may not see. */
export function hiddenText(count: number): string {
  return count === 1
    ? 'One more record is in an area or a region that you may not see.'
    : `${count} more records are in areas or regions that you may not see.`
}

/** How many records stand in the way of a release. */
export function refusedText(count: number): string {
  return count === 1
    ? '1 record cannot be released as it is'
    : `${count} records cannot be released as they are`
}

/** What becomes of a release, or became of it: 'Goes out Tue 24 Nov, 09:00 in London'. Undefined for an open one. */
export function outText(
  { state, at, releasedByName }: Pick<ReleaseSummary, 'state' | 'at' | 'releasedByName'>,
  zones: Zones,
): string | undefined {
  if (at === null) return undefined
  const when = inZones(at, zones)
  if (state === 'Scheduled') return `Goes out ${when}`
  return releasedByName === null ? `Went out ${when}` : `Went out ${when}, by ${releasedByName}`
}

/** What a release does with a record: 'Career · Publishes version 5'. */
export function itemText({ labels }: AnyEntity, { action, version }: ReleaseItem): string {
  const what = action === 'publish' ? `Publishes version ${version}` : 'Takes it from the site'
  return `${labels.title} · ${what}`
}

/** The badge of a record in a release; none for one that is ready, or went out as it should. */
export function itemMark({ state }: ReleaseItem) {
  if (state === 'Refused' || state === 'Lost')
    return { text: state === 'Lost' ? 'Not scheduled' : 'Refused', tone: 'danger' } as const
  return state === 'Unchanged' ? ({ text: 'Nothing to do', tone: 'neutral' } as const) : undefined
}

/** What somebody did with a release: 'Ana Moreno added “Pilot”'. */
export function eventText({ act, byName, detail }: ReleaseEvent, zones: Zones): string {
  return `${byName === '' ? 'Somebody' : byName} ${ACTS[act](detail, zones)}`
}

const ACTS: Record<ReleaseEvent['act'], (detail: string, zones: Zones) => string> = {
  created: (detail) => `made the release “${detail}”`,
  renamed: (detail) => `renamed it to “${detail}”`,
  added: (detail) => `added ${addedText(detail)}`,
  removed: (detail) => `removed ${addedText(detail)}`,
  scheduled: (detail, zones) => `scheduled it for ${inZones(detail, zones)}`,
  cancelled: () => 'cancelled the schedule',
  released: () => 'released it',
  undone: () => 'undid the release',
}

/** What was added or removed: a number of records, or one by its title, which is empty for a record that the user may not see. */
function addedText(detail: string): string {
  if (detail === '') return 'a record'
  return /^\d+ records$/.test(detail) ? detail : `“${detail}”`
}
