import type { QueryClient } from '@tanstack/react-query'
import type { AnyEntity } from '@staff/entity'

import { add, remove, update } from '../../stores/lists/recordList'
import { recordQueries } from './recordQueries'

/** Reverts a change on the screen that the server did not accept. */
export type Rollback = () => void

/** Changes a record in all cached lists before the server has accepted it. */
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

/** Removes a record from all cached lists before the server has accepted it. */
export function applyRemoval(client: QueryClient, entity: AnyEntity, id: string): Rollback {
  const lists = settledLists(client, entity)
  const removed = lists.map((list) => remove(list, id))
  return () =>
    lists.forEach((list, index) => {
      const entry = removed[index]
      if (entry) add(list, entry.record, entry.index)
    })
}

// Cancels pending reads of lists: they started before the change and would revert it on the screen.
function settledLists(client: QueryClient, entity: AnyEntity) {
  const queries = recordQueries(entity)
  void client.cancelQueries(queries.lists())
  return queries.cachedLists(client)
}
