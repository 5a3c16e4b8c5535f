import { lastInRow, type LiveState } from '@staff/contract'

import { timesNow } from './liveTexts'
import { nextMorning, typedAt } from './typedPlan'

interface Edited {
  /** The newest version that is stored; undefined for a new record. */
  record: { version: number } | undefined
  /** Whether what is in the form will be a version of its own. */
  isChanged: boolean
}

/** What the dialog begins with: the times of this version if it is scheduled, else the next morning and the end that there is. */
export function firstPlan(
  { record, isChanged }: Edited,
  live: LiveState | undefined,
  zone: string,
) {
  const now = new Date()
  const times = live?.live ?? []
  const { current, scheduled } = timesNow({ live: times }, now)
  const own = isChanged ? undefined : scheduled.find(({ version }) => version === record?.version)
  const end = (own ?? lastInRow(times, now.toISOString()))?.until ?? undefined
  const morning = nextMorning(now, zone)
  // What is live as it is goes on being so: the question is then when it ends.
  const isLive = !isChanged && record !== undefined && current?.version === record.version
  const isMoved = own !== undefined && scheduled.length === 1
  return {
    morning,
    /** Whether the only version that is scheduled gets another time. */
    isMoved,
    scheduled: isMoved ? [] : scheduled,
    typed: {
      from: own ? typedAt(own.from, zone) : isLive ? undefined : morning,
      until: end === undefined ? undefined : typedAt(end, zone),
    },
  }
}
