import { areaCalls, isRecordOf, type Stored } from '@staff/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { SaveOutcome } from '@staff/forms'
import { type AnyEntity, type Author, fieldValue, type ValuesOf } from '@staff/entity'

import { ApiError, isOutcomeUnknown } from '../http/ApiError'
import { createIdempotencyKeys, type IdempotencyKeys } from '../http/idempotencyKeys'
import { callApi } from '../http/callApi'
import { applyChange, applyRemoval } from './optimisticUpdates'
import {
  HOME_KEY,
  idOf,
  recordQueries,
  RELEASES_KEY,
  REVIEWS_KEY,
  TRASH_KEY,
} from './recordQueries'
import { rememberOwnVersion } from './ownVersions'
import { writeQuery, type WriteKind } from '../live/publication'

/** What a change means besides its values. */
export interface ChangeKind extends WriteKind {
  /** Whether it publishes what is stored, so that it is sent without changes too. */
  publishes?: boolean | undefined
}

/** The outcome of a deletion. */
export type DeleteOutcome =
  | { status: 'deleted' }
  | { status: 'conflict' | 'failed'; message: string; changedBy?: Author | undefined }

/**
 * Creates a record. Retries with the same values, kind and `keys` create it once. The lists are refetched, because only
 * the server knows the position of the record.
 */
export async function createRecord<E extends AnyEntity>(
  client: QueryClient,
  entity: E,
  values: ValuesOf<E> & object,
  keys: IdempotencyKeys = createIdempotencyKeys(),
  kind: WriteKind = {},
): Promise<SaveOutcome<Stored<E>>> {
  try {
    const record = await callApi(areaCalls(entity).create, {
      body: values,
      idempotencyKey: keys.keyFor({ values, kind }),
      ...writeQuery(kind),
    })
    keys.reset()
    return saved(client, entity, record)
  } catch (error) {
    return outcomeOf(entity, error)
  } finally {
    refresh(client, entity)
  }
}

/**
 * Changes a record and sends only the fields that differ. All cached lists show the change at once and roll it back if
 * the server does not accept it.
 */
export async function changeRecord<E extends AnyEntity>(
  client: QueryClient,
  entity: E,
  record: Stored<E>,
  changes: Partial<ValuesOf<E>>,
  { publishes = false, ...kind }: ChangeKind = {},
): Promise<SaveOutcome<Stored<E>>> {
  const body = changedFields<E>(record, changes)
  const pairs = Object.entries(body)
  if (pairs.length === 0 && !publishes) return { status: 'saved', record }
  const id = idOf(entity, record)
  const rollBack = applyChange(client, entity, id, pairs)
  try {
    const stored = await callApi(areaCalls(entity).change, {
      params: { id },
      body,
      ifMatch: record.version,
      ...writeQuery(kind),
    })
    applyChange(client, entity, id, Object.entries(stored))
    return saved(client, entity, stored)
  } catch (error) {
    rollBack()
    const outcome = outcomeOf(entity, error)
    const isStoredAlready =
      outcome.status === 'conflict' &&
      pairs.length > 0 &&
      Object.keys(changedFields<E>(outcome.current, body)).length === 0
    // The newer version is our own: an earlier attempt was stored, and only its response was lost.
    return isStoredAlready ? saved(client, entity, outcome.current) : outcome
  } finally {
    refresh(client, entity)
  }
}

/** Deletes a record. All cached lists remove it at once and restore it if the server does not delete it. */
export async function deleteRecord<E extends AnyEntity>(
  client: QueryClient,
  entity: E,
  record: Stored<E>,
): Promise<DeleteOutcome> {
  const id = idOf(entity, record)
  const rollBack = applyRemoval(client, entity, id)
  try {
    await callApi(areaCalls(entity).remove, { params: { id }, ifMatch: record.version }).catch(
      acceptGone,
    )
    client.removeQueries(recordQueries(entity).one(id))
    // The home screen may show the deleted record, so its data is read again.
    client.removeQueries({ queryKey: HOME_KEY })
    return { status: 'deleted' }
  } catch (error) {
    rollBack()
    return failedDeletion(entity, error)
  } finally {
    refresh(client, entity)
    refreshTrash(client)
  }
}

/** The values that differ from the record: the body of a PATCH, and what is applied to a newer version. */
export function changedFields<E extends AnyEntity>(
  record: Stored<E>,
  values: Partial<ValuesOf<E>>,
): Partial<ValuesOf<E>> & object {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(fieldValue(record, field)),
  )
  // `fromEntries` loses the types of the fields.
  return Object.fromEntries(changed) as Partial<ValuesOf<E>> & object
}

/** Keeps a stored record in the cache, and returns the outcome of its save. */
export function saved<E extends AnyEntity>(
  client: QueryClient,
  entity: E,
  record: Stored<E>,
): SaveOutcome<Stored<E>> {
  const id = idOf(entity, record)
  rememberOwnVersion(entity.area, id, record.version)
  client.setQueryData(recordQueries(entity).one(id).queryKey, record)
  return { status: 'saved', record }
}

/** The outcome of a save that failed. */
export function outcomeOf<E extends AnyEntity>(entity: E, error: unknown): SaveOutcome<Stored<E>> {
  if (!(error instanceof ApiError)) throw error
  const { code, message, fields, current, changedBy } = error
  if (code === 'refused' && fields) return { status: 'refused', errors: fields, message }
  // A 412 contains the current record.
  const isRecord = isRecordOf(entity)
  if (code === 'conflict' && isRecord(current))
    return { status: 'conflict', current, message, changedBy }
  return { status: isOutcomeUnknown(error) ? 'unknown' : 'failed', code, message }
}

/** The outcome of a deletion that failed. */
export function failedDeletion(entity: AnyEntity, error: unknown): DeleteOutcome {
  if (!(error instanceof ApiError)) throw error
  return {
    status: error.code === 'conflict' ? 'conflict' : 'failed',
    changedBy: error.changedBy,
    message: isOutcomeUnknown(error)
      ? `${error.message} It is not known whether the ${entity.labels.one} is deleted.`
      : error.message,
  }
}

/** Takes the 404 of a deletion for its success: the record is gone. */
export function acceptGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'notFound')) throw error
}

/** Reads again what a write may have changed. Not awaited: the outcome does not depend on it. */
export function refresh(client: QueryClient, entity: AnyEntity): void {
  const { lists, derived, trash } = recordQueries(entity)
  void client.invalidateQueries(lists())
  void client.invalidateQueries(derived())
  void client.invalidateQueries(trash())
  refreshPublishing(client)
}

/** Reads again the requests to publish and the releases. */
export function refreshPublishing(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: REVIEWS_KEY })
  void client.invalidateQueries({ queryKey: RELEASES_KEY })
}

/** Reads the trash of all areas again, and its number in the navigation. */
export function refreshTrash(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: TRASH_KEY })
}
