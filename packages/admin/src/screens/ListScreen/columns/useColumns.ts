import { listColumns, type AnyEntity } from '@staff/entity'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import type { AnyStored } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { listPreferences } from '../../../stores/preferences/lists'
import { columnsOf } from '../table/columnsOf'
import { viewIn } from '../views/listAddress'
import { chooseColumns, type ColumnChoice } from './chooseColumns'

/** The columns of an area's list as the user wants them, or as the address has them. */
export function useColumns(area: AreaScreens): ColumnChoice<AnyStored> {
  const { entity } = area
  const { lists } = useSnapshot(listPreferences)
  const [search] = useSearchParams()
  // A list inside a record has the address of another list.
  const isList = entity.parentReference === undefined
  const stored = isList ? lists[entity.area]?.columns : undefined
  const keys = isList ? columnsIn(search, entity)?.join() : undefined
  return useMemo(
    () => chooseColumns(columnsOf(area), stored ?? [], keys?.split(',')),
    [area, stored, keys],
  )
}

/** The columns that an address shows; undefined where it leaves them to the user. A view without columns has all of the entity. */
export function columnsIn(search: URLSearchParams, entity: AnyEntity): string[] | undefined {
  const known = listColumns(entity)
  const named = search.getAll('columns').filter((key) => known.includes(key))
  if (named.length > 0) return named
  return viewIn(search) === undefined ? undefined : [...entity.listed]
}
