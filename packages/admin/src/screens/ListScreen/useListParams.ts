import type { AnyEntity } from '@staff/entity'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import type { ListParams } from '../../data/records/recordQueries'
import { rememberListSearch } from '../../stores/lists/listSearch'
import { listPreferences } from '../../stores/preferences/lists'
import { readListParams, writeListParams } from './listParams'
import { useCurrentSearch } from './useCurrentSearch'
import { stayOnList, withView } from './views/listAddress'

/**
 * The parameters of a list. They are in the URL, so that Back, a reload and a shared link restore them. A plain URL is about
 * to become that of the start view, if there is one: then the list is starting.
 */
export function useListParams(entity: AnyEntity) {
  const [search, setSearch] = useSearchParams()
  useEffect(
    () => rememberListSearch(entity.area, search.size > 0 ? `?${search}` : ''),
    [entity, search],
  )
  const currentSearch = useCurrentSearch()
  const params = useMemo(() => readListParams(search, entity), [search, entity])

  const { lists } = useSnapshot(listPreferences)
  const isStarting = search.size === 0 && typeof lists[entity.area]?.startView === 'string'

  /** Changes some parameters. Changes other than the page return to page 1. */
  function change(changes: Partial<ListParams>, options: { replace?: boolean } = {}) {
    const now = currentSearch()
    const changed = writeListParams({ ...readListParams(now, entity), page: 1, ...changes }, entity)
    setSearch(stayOnList(withView(now, changed), entity), options)
  }

  return { params, change, isStarting }
}
