import type { AnyEntity } from '@staff/forms/entity'
import { useLocation } from 'react-router-dom'

import { areas, type Area } from '../areas'
import { listPath } from '../../shared/paths'
import { listedWith } from '../../shared/returnPath'
import { useCountry } from '../../shared/useCountry'

/** The entity to whose list the screen at hand belongs; undefined outside of all areas. */
export function useListHere(): AnyEntity | undefined {
  const { pathname } = useLocation()
  const country = useCountry()
  const here = Object.values<Area>(areas).find(({ entity }) => {
    const list = listPath(country, entity)
    return pathname === list || pathname.startsWith(`${list}/`)
  })
  return here && listedWith(here.entity)
}
