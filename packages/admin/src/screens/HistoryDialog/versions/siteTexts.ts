import type { LiveHistory } from '@staff/contract'

import { inZone, placeText, type Zones } from '../../../shared/times/zoneTexts'

/** What the public site does or did with a version. */
export interface SiteMark {
  /** In one or two words; undefined for what has ended. */
  badge?: 'On the site' | 'Scheduled'
  /** From when to when. */
  text: string
}

/** Whether a version is on the public site, is scheduled, or was there last from when to when; undefined if it never was. */
export function siteMarkOf(
  { live, ended }: LiveHistory,
  version: number,
  zones: Zones,
  now: Date,
): SiteMark | undefined {
  const at = (time: string) => inZone(time, zones.region, zones.locale, now)
  const place = placeText(zones.region)
  const isOfVersion = (time: { version: number }) => time.version === version
  const time = live.find(isOfVersion)
  if (time) {
    const isLater = Date.parse(time.from) > now.getTime()
    const until = time.until === null ? '' : ` until ${at(time.until)}`
    return isLater
      ? { badge: 'Scheduled', text: `Goes live ${at(time.from)}${until} ${place}` }
      : { badge: 'On the site', text: `On the site since ${at(time.from)}${until} ${place}` }
  }
  // The last time is the first one.
  const past = ended.find(isOfVersion)
  if (!past?.until) return undefined
  return { text: `On the site from ${at(past.from)} to ${at(past.until)} ${place}` }
}
