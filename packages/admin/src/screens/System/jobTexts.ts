import type { Job } from '@staff/contract'

import { inZones, type Zones } from '../../shared/times/zoneTexts'

/** What a job is about, and when: 'Went live Tue 24 Nov, 09:00 in London'. */
export function jobText({ kind, state, due }: Job, zones: Zones): string {
  const when = inZones(due, zones)
  if (kind === 'ended') return state === 'Waiting' ? `Ends ${when}` : `Ended ${when}`
  return state === 'Waiting' ? `Goes live ${when}` : `Went live ${when}`
}

/** How often a job was tried. */
export function triedText({ attempts }: Job): string {
  return attempts === 1 ? 'It was tried once.' : `It was tried ${attempts} times.`
}
