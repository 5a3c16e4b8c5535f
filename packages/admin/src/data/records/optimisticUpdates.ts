import type { QueryClient } from '@tanstack/react-query'
import type { AnyEntity } from '@staff/forms/entity'

import { add, remove, update } from '../../stores/recordList'
import { recordQueries } from './recordQueries'

/** Undoes on the screen what the server did not accept. */
export type Rollback = () => void

/** Shows changed fields of a record in all cached lists, before the server has said yes. */
export function applyChange(
  client: QueryClient,
  entity: AnyEntity,
  id: string,
  changes: [key: string, value: unknown][],
): Rollback {
  const lists = settledLists(client, entity)
  const earlier = lists.map((list) => update(list, id, changes))
  return () => lists.forEach((list, index) => update(list, id, earlier[index] ?? []))
}

/** Takes a record out of all cached lists, before the server has said yes. */
export function applyRemoval(client: QueryClient, entity: AnyEntity, id: string): Rollback {
  const lists = settledLists(client, entity)
  const removed = lists.map((list) => remove(list, id))
  return () =>
    lists.forEach((list, index) => {
      const gone = removed[index]
      if (gone) add(list, gone.record, gone.index)
    })
}

// A list that is on its way was read before the change and would undo it on the screen.
function settledLists(client: QueryClient, entity: AnyEntity) {
  const queries = recordQueries(entity)
  void client.cancelQueries(queries.lists())
  return queries.cachedLists(client)
}
