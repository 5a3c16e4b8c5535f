import { publicEntities, type Upcoming } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { upcomingQuery } from '../../data/live/upcomingQuery'
import { useContent } from '../../shared/admin'
import { editPath } from '../../shared/paths'
import { isInRegion } from '../../shared/regions/regions'
import { useRegion } from '../../shared/regions/useRegion'
import { inZones } from '../../shared/times/zoneTexts'
import { useZones } from '../../shared/times/useZones'
import { useReader } from '../../shared/useReader'
import { Facts, More, Title } from '../TrashScreen/trashLayout'
import { Panel } from './Panel'
import { PanelRow, RecordLink } from './panelRows'

/** What changes next on the public site of the region, on the home screen. Nothing if nothing is scheduled. */
export function ScheduledPanel() {
  const region = useRegion()
  const { areas } = useContent()
  const inRegion = areas.filter((area) => isInRegion(area, region)).map(({ entity }) => entity)
  const entities = publicEntities(inRegion, useReader())
  const { data = [] } = useQuery({ ...upcomingQuery, enabled: entities.length > 0 })
  const changes = data.flatMap((change) => {
    const entity = entities.find(({ area }) => area === change.area)
    return entity ? [{ entity, change }] : []
  })
  if (changes.length === 0) return null
  const rest = changes.length - SHOWN
  return (
    <Panel title="Scheduled">
      <ul>
        {changes.slice(0, SHOWN).map(({ entity, change }) => (
          <ChangeRow
            key={`${change.area} ${change.id} ${change.at}`}
            entity={entity}
            change={change}
          />
        ))}
      </ul>
      {rest > 0 && <Rest>{rest === 1 ? 'And one more change' : `And ${rest} more changes`}</Rest>}
    </Panel>
  )
}

const SHOWN = 8

interface ChangeRowProps {
  entity: AnyEntity
  change: Upcoming
}

function ChangeRow({ entity, change: { id, title, kind, version, at } }: ChangeRowProps) {
  const what = kind === 'starts' ? `Version ${version} goes live` : 'Ends'
  return (
    <PanelRow>
      <div>
        <Title dir="auto">
          <RecordLink href={editPath(useRegion(), entity, id)}>{title}</RecordLink>
        </Title>
        <Facts>
          {entity.labels.title} · {what} {inZones(at, useZones())}
        </Facts>
      </div>
    </PanelRow>
  )
}

const Rest = styled(More)`
  padding-inline: ${space.s5};
`
