import type { AnyEntity } from '@staff/entity'
import { useLocation } from 'react-router-dom'

import { useContent } from '../../shared/admin'
import { listPath } from '../../shared/paths'
import { listEntityOf } from '../../shared/returnPath'
import { useRegion } from '../../shared/regions/useRegion'

/** The entity whose list the current screen belongs to; undefined outside all areas. */
export function useCurrentListEntity(): AnyEntity | undefined {
  const { pathname } = useLocation()
  const region = useRegion()
  const { areas } = useContent()
  const here = areas.find(({ entity }) => {
    const list = listPath(region, entity)
    return pathname === list || pathname.startsWith(`${list}/`)
  })
  return here && listEntityOf(areas, here.entity)
}
