import type { Release } from '@staff/contract'
import { RelativeTime } from '@staff/ui'

import { useZones } from '../../shared/times/useZones'
import { Panel } from '../HomeScreen/Panel'
import { PanelRow } from '../HomeScreen/panelRows'
import { Facts } from '../TrashScreen/trashLayout'
import { eventText } from './releaseTexts'

/** What happened to a release, the last event first. */
export function ReleaseHistory({ release: { history } }: { release: Release }) {
  const zones = useZones()
  return (
    <Panel title="History">
      <ol>
        {history.map((event, index) => (
          <PanelRow key={`${event.at} ${history.length - index}`}>
            <p dir="auto">{eventText(event, zones)}</p>
            <Facts>
              <RelativeTime value={event.at} />
            </Facts>
          </PanelRow>
        ))}
      </ol>
    </Panel>
  )
}
