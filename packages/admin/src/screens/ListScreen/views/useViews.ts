import { opensTo, type SavedView } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { viewQueries } from '../../../data/views/viewQueries'
import { useReader } from '../../../shared/useReader'
import { listPreferences } from '../../../stores/preferences/lists'
import { viewIn } from './listAddress'
import { showsView } from './viewState'

/** The views of a list, the one in the address, and whether the list shows something else by now. */
export function useViews(entity: AnyEntity) {
  const [search] = useSearchParams()
  const { viewAreas } = useSnapshot(listPreferences)
  const id = viewIn(search)
  const mayHaveViews = id !== undefined || viewAreas.includes(entity.area)
  const query = useQuery({ ...viewQueries(entity).list(), enabled: mayHaveViews })
  const current = query.data?.find((view) => view.id === id)
  return {
    query,
    views: query.data ?? [],
    /** The id in the address; undefined without a view. */
    id,
    /** The view of the address; undefined while it loads, and if the user has no such view. */
    current,
    isChanged: current !== undefined && !showsView(search, current, entity),
  }
}

/** Whether the user may change or delete a view: their own, and with the right to share views those for everybody. */
export function useMayChange(entity: AnyEntity): (view: SavedView) => boolean {
  const reader = useReader()
  return ({ shared }) => !shared || opensTo(reader, entity, 'shareViews')
}
