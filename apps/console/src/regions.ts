import type { Region } from '@staff/admin'

/** The regions of the public site. The first is the default. */
export const regions = [
  { name: 'US', locale: 'en-US', timeZone: 'America/New_York' },
  { name: 'UK', locale: 'en-GB', timeZone: 'Europe/London' },
] as const satisfies readonly Region[]

export type RegionName = (typeof regions)[number]['name']
