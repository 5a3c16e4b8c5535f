import type { AnyEntity } from '@staff/entity'
import { useQuery } from '@tanstack/react-query'

import { recordQueries } from '../../../data/records/recordQueries'
import { useNow } from '../../../shared/times/useNow'
import { useZones } from '../../../shared/times/useZones'
import { siteMarkOf, type SiteMark } from './siteTexts'

/** Says of each version of a record what the public site does or did with it. Nothing while that loads or if it fails. */
export function useSiteMarks(entity: AnyEntity, id: string) {
  const zones = useZones()
  const now = useNow()
  const { data, isLoading } = useQuery({
    ...recordQueries(entity).live(id),
    enabled: entity.publicSite !== undefined,
  })
  const siteMark = (version: number): SiteMark | undefined =>
    data && siteMarkOf(data, version, zones, now)
  return { siteMark, isLoading }
}
