import { lastInRow, type LiveState } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner, Button } from '@staff/ui'
import { Suspense, useState } from 'react'

import type { ShownTime } from '../../../data/live/scheduleRecord'
import type { AnyStored } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'
import { inZones } from '../../../shared/times/zoneTexts'
import { useNow } from '../../../shared/times/useNow'
import { useZones } from '../../../shared/times/useZones'
import { goesLiveText, timesNow } from './liveTexts'

const CancelScheduledDialog = lazyComponent(
  async () => (await import('./CancelScheduledDialog')).default,
)

export interface LiveTimesProps {
  entity: AnyEntity
  /** The newest version. */
  record: AnyStored
  live: LiveState['live']
  /** Asks when this version goes live; undefined for somebody who may not publish. */
  onSchedule: (() => void) | undefined
  /** Asks when the record ends; undefined for somebody who may not publish. */
  onEnd: (() => void) | undefined
}

/** Says which version goes live when, and until when the public site shows the record. */
export function LiveTimes({ entity, record, live, onSchedule, onEnd }: LiveTimesProps) {
  const zones = useZones()
  const [asked, setAsked] = useState<ShownTime>()
  const now = useNow()
  const { current, scheduled } = timesNow({ live }, now)
  const last = lastInRow(live, now.toISOString())
  const end = last?.from === current?.from ? current?.until : null
  return (
    <>
      {scheduled.map((time, index) => (
        <Banner
          key={time.from}
          tone="info"
          action={
            onSchedule && (
              <>
                {index === 0 && (
                  <Button size="s" onClick={onSchedule}>
                    {time.version === record.version
                      ? 'Change time…'
                      : 'Schedule this version instead'}
                  </Button>
                )}
                <Button size="s" onClick={() => setAsked(time)}>
                  Cancel schedule
                </Button>
              </>
            )
          }
        >
          {goesLiveText(time, zones)}
          {time.version !== record.version && ` You are editing version ${record.version}.`}
        </Banner>
      ))}
      {end && (
        <Banner
          tone="info"
          action={
            onEnd && (
              <Button size="s" onClick={onEnd}>
                Change…
              </Button>
            )
          }
        >
          On the site until {inZones(end, zones)}.
        </Banner>
      )}
      {asked && (
        <Suspense>
          <CancelScheduledDialog
            {...{ entity, record, current, zones }}
            time={asked}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
