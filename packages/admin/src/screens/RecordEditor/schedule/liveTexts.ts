import type { LiveState } from '@staff/contract'

import type { LiveOutcome, Plan, ShownTime } from '../../../data/live/scheduleRecord'
import { inZones, type Zones } from '../../../shared/times/zoneTexts'

/** What is live, and what is scheduled, at a moment. */
export function timesNow({ live }: Pick<LiveState, 'live'>, now: Date) {
  const isLater = ({ from }: ShownTime) => Date.parse(from) > now.getTime()
  const isOver = ({ until }: ShownTime) => until !== null && Date.parse(until) <= now.getTime()
  return {
    current: live.find((time) => !isLater(time) && !isOver(time)),
    scheduled: live.filter(isLater),
  }
}

/** 'Version 7 goes live Tue 24 Nov, 09:00 in London · 04:00 in New York.' */
export function goesLiveText({ version, from, until }: ShownTime, zones: Zones): string {
  const end = until === null ? '' : ` It ends ${inZones(until, zones)}.`
  return `Version ${version} goes live ${inZones(from, zones)}.${end}`
}

/** What a plan does, for the toast: '“Harbour master” goes live Tue 24 Nov, 09:00 in London · 04:00 in New York.' */
export function plannedText(title: string, { from, until }: Plan, zones: Zones): string {
  const isLater = from !== undefined && Date.parse(from) > Date.now()
  const start = isLater ? `goes live ${inZones(from, zones)}` : 'is live now'
  const end = until === null ? '' : ` It ends ${inZones(until, zones)}.`
  return `“${title}” ${start}.${end}`
}

/** Why a change of what is live was not done. `kept` says what is as before. */
export function failureText(
  outcome: Exclude<LiveOutcome, { status: 'done' }>,
  kept: string,
): string {
  if (outcome.status === 'scheduled') return `A change is scheduled already. ${kept}`
  if (outcome.status === 'unknown') return `${outcome.message} It is not known whether it was done.`
  return `${outcome.message} ${kept}`
}
