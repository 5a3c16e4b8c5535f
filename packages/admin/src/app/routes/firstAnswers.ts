import { opensTo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'

import { recordQueries, sessionQueries } from '../../data/records/recordQueries'
import { readListParams } from '../../screens/ListScreen/listParams'
import type { Admin, AdminContent } from '../../shared/admin'
import { listPath } from '../../shared/paths'
import { auth, isHeldBack, updateFromServer } from '../../stores/session/auth'
import { preferencesOf } from '../../stores/preferences/lists'

/** How long the first screen waits for its answers, in milliseconds. The frame of the page is on the screen meanwhile. */
const WAIT_MS = 300

/** How long these answers count as new, in milliseconds, so that the screen does not ask again when it appears. */
const NEW_FOR_MS = 5_000

/**
 * Reads the user and what the screen at an address shows into a cache. A screen that finds them there renders once; without them it
 * renders a placeholder, and again for each answer.
 */
export async function readFirstAnswers(
  client: QueryClient,
  { regions = [] }: Admin,
  { areas }: AdminContent,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  // Kept answers would say that a password must be chosen when it has been.
  if (!auth.isAuthenticated || isHeldBack(auth)) return
  const names = regions.length > 0 ? regions.map(({ name }) => name) : [undefined]
  const screens = areas.flatMap(({ entity }) =>
    names.flatMap((region) => screenQuery(entity, region, pathname, search) ?? []),
  )
  const reads = [sessionQueries.me(), ...screens].map(async (query) => {
    client.setQueryDefaults(query.queryKey, { staleTime: NEW_FOR_MS })
    // Each query has its own type of answer, which nothing here looks at.
    await client.prefetchQuery(query as ReturnType<typeof sessionQueries.me>)
  })
  await Promise.race([
    Promise.all(reads),
    new Promise((resolve) => {
      setTimeout(resolve, WAIT_MS)
    }),
  ])
  const me = client.getQueryData(sessionQueries.me().queryKey)
  if (me) updateFromServer(me)
  if (isHeldBack(auth)) client.clear()
}

/** What the list or the form of an entity reads first, if the address is theirs and the role may see them. */
function screenQuery(
  entity: AnyEntity,
  region: string | undefined,
  pathname: string,
  search: string,
) {
  const list = listPath(region, entity)
  const id = matchPath(`${list}/edit/:id`, pathname)?.params['id']
  if ((id === undefined && pathname !== list) || !opensTo(auth, entity, 'see')) return undefined
  if (id !== undefined) return recordQueries(entity).one(id)
  // The list opens its start view, whose address is not known yet.
  if (search === '' && typeof preferencesOf(entity.area).startView === 'string') return undefined
  return recordQueries(entity).list(readListParams(new URLSearchParams(search), entity))
}
