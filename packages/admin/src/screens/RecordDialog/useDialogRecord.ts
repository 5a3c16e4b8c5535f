import type { AnyEntity } from '@staff/entity'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { recordQueries } from '../../data/records/recordQueries'

/**
 * Reads a record for a dialog above its list. `isPlaceholderData` says that `data` is a copy from a cached list, which is shown until the
 * record is read: use this only for an entity whose lists have what the dialog shows.
 */
export function useDialogRecord<E extends AnyEntity>(entity: E, id: string) {
  const client = useQueryClient()
  const queries = recordQueries<E>(entity)
  return useQuery({
    ...queries.one(id),
    placeholderData: () => queries.cachedRecord(client, id),
  })
}
