import type { Stored } from '@staff/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyEntity, ValuesOf } from '@staff/entity'
import { useMemo } from 'react'

import { createIdempotencyKeys } from '../http/idempotencyKeys'
import { mergeRecord } from './mergeRecord'
import type { WriteKind } from '../live/publication'
import { createRecord, deleteRecord, type ChangeKind } from './saveRecord'

/** Creates and changes records of an entity. Both functions return the outcome; they do not throw an `ApiError`. */
export function useSaveRecord<E extends AnyEntity>(entity: E) {
  const client = useQueryClient()
  return useMemo(() => {
    const keys = createIdempotencyKeys()
    return {
      create: (values: ValuesOf<E> & object, kind?: WriteKind) =>
        createRecord(client, entity, values, keys, kind),
      change: (record: Stored<E>, changes: Partial<ValuesOf<E>>, kind?: ChangeKind) =>
        mergeRecord(client, entity, record, changes, kind),
    }
  }, [client, entity])
}

/** Deletes records of an entity and returns the outcome. */
export function useDeleteRecord<E extends AnyEntity>(entity: E) {
  const client = useQueryClient()
  return useMemo(
    () => ({ remove: (record: Stored<E>) => deleteRecord(client, entity, record) }),
    [client, entity],
  )
}
