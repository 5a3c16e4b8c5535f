import { opensTo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { recordQueries } from '../../data/records/recordQueries'
import { readListParams } from '../../screens/ListScreen/listParams'
import { useContent } from '../../shared/admin'
import { listPath } from '../../shared/paths'
import { isInRegion } from '../../shared/regions/regions'
import { useRegion } from '../../shared/regions/useRegion'
import { preferencesOf } from '../../stores/preferences/lists'
import { auth } from '../../stores/session/auth'
import { watchLinkIntent } from './watchLinkIntent'

/** How old a list may be that needs no new call, in milliseconds. */
const FRESH_MS = 10_000

/** At most so many reads run before a link loads its list in advance. */
const MAX_READS = 3

/**
 * Loads what a link opens before it is pressed: the code of a form, or the first page of a list. Reads only, and only what
 * the user can open.
 */
export function LinkIntent() {
  const region = useRegion()
  const client = useQueryClient()
  const { areas } = useContent()

  const handleIntent = useEffectEvent(({ pathname, search }: URL) => {
    const area = areas.find(({ entity }) => {
      const list = listPath(region, entity)
      return pathname === list || pathname.startsWith(`${list}/`)
    })
    if (!area || !isInRegion(area, region)) return
    const { entity } = area
    if (!opensTo(auth, entity, 'see')) return
    if (pathname !== listPath(region, entity)) {
      // A failure is reported when the form is opened.
      void Promise.all([loadForms(), area.load().then((screens) => screens.editor?.())]).catch(
        () => undefined,
      )
      return
    }
    if (entity.parentReference || client.isFetching() >= MAX_READS) return
    if (!search && preferencesOf(entity.area).startView !== null) {
      void prefetchViews(client, entity)
      return
    }
    const params = readListParams(new URLSearchParams(search), entity)
    void client.prefetchQuery({
      ...recordQueries(entity).list(params),
      staleTime: FRESH_MS,
      retry: false,
    })
  })

  useEffect(() => watchLinkIntent(handleIntent), [])
  return null
}

/** The list opens with a view, whose address is not known yet. */
async function prefetchViews(client: QueryClient, entity: AnyEntity) {
  const [{ viewQueries }] = await Promise.all([
    import('../../data/views/viewQueries'),
    import('../../screens/ListScreen/views/loadedViews'),
  ])
  await client.prefetchQuery({ ...viewQueries(entity).list(), retry: false })
}

function loadForms() {
  return Promise.all([
    import('../../screens/CreateScreen/CreateScreen'),
    import('../../screens/EditScreen/EditScreen'),
  ])
}
