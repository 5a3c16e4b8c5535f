import type { Uses } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { pictureQueries } from './pictures'

/** How many calls run at the same time. */
const AT_ONCE = 4

/** Where each of a few records is used, in their order. Places inside of these records do not count. */
export function usesOfRecords(client: QueryClient, entity: AnyEntity, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['pictures', 'uses-of-records', entity.area, ids] as const,
    queryFn: () => readAll(client, entity, ids),
    staleTime: 0,
    gcTime: 0,
  })
}

async function readAll(client: QueryClient, entity: AnyEntity, ids: readonly string[]) {
  const found: Uses[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    found.push(
      // oxlint-disable-next-line no-await-in-loop -- The server has other work to do.
      ...(await Promise.all(
        some.map((id) => client.fetchQuery(pictureQueries.usesOfRecord(entity, id))),
      )),
    )
  }
  return found.map((uses) => outside(uses, entity, ids))
}

function outside({ records, total, hidden }: Uses, { area }: AnyEntity, ids: readonly string[]) {
  const others = records.filter((use) => use.area !== area || !ids.includes(use.id))
  return { records: others, total: total - (records.length - others.length), hidden }
}
