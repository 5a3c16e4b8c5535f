import type { AnyEntity } from '@staff/entity'
import { Banner } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { releaseQueries } from '../../../data/releases/releaseQueries'
import { releasePath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { inZones } from '../../../shared/times/zoneTexts'
import { useZones } from '../../../shared/times/useZones'
import { TextLink } from '../../HomeScreen/panelRows'

export interface ReleaseNoticeProps {
  entity: AnyEntity
  /** The record as it is stored. */
  record: AnyStored
}

/** Says above the form of a record in which release it is, as long as that is not out. */
export function ReleaseNotice({ entity, record }: ReleaseNoticeProps) {
  const region = useRegion()
  const zones = useZones()
  const { data = [] } = useQuery(
    releaseQueries.list({ area: entity.area, recordId: idOf(entity, record) }),
  )
  const release = data.find(({ state }) => state === 'Open' || state === 'Scheduled')
  if (!release) return null
  const { id, name, at } = release
  return (
    <Banner tone="info">
      In the release <TextLink href={releasePath(region, id)}>{name}</TextLink>
      {at === null ? ', which is open.' : `, which goes out ${inZones(at, zones)}.`}
    </Banner>
  )
}
