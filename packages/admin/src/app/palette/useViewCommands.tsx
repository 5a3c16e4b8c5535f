import type { SavedView } from '@staff/contract'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { viewQueries } from '../../data/views/viewQueries'
import { searchOf } from '../../screens/ListScreen/views/viewState'
import { useContent } from '../../shared/admin'
import { listPath } from '../../shared/paths'
import { readableAreas } from '../../shared/readableAreas'
import { isInRegion } from '../../shared/regions/regions'
import { useRegion } from '../../shared/regions/useRegion'
import { listPreferences } from '../../stores/preferences/lists'
import type { Command } from './commands'
import { useReader } from '../../shared/useReader'

/** The saved views that the user can open here, in the order of the navigation. A list without views costs no call. */
export function useViewCommands(): Command[] {
  const region = useRegion()
  const reader = useReader()
  const { viewAreas } = useSnapshot(listPreferences)
  const entities = readableAreas(useContent().areas, reader)
    .filter((area) => isInRegion(area, region))
    .map(({ entity }) => entity)
    .filter(({ area }) => viewAreas.includes(area))
  return useQueries({
    queries: entities.map((entity) => viewQueries(entity).list()),
    combine: (results: UseQueryResult<SavedView[]>[]) =>
      entities.flatMap((entity, index) =>
        (results[index]?.data ?? []).map((view) => ({
          id: `view-${view.id}`,
          label: view.name,
          detail: entity.labels.title,
          icon: <Bookmark />,
          href: listPath(region, entity) + searchOf(view, entity),
          words: `${entity.labels.title} view`,
        })),
      ),
  })
}
