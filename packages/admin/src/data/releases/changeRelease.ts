import {
  addToRelease as addCall,
  cancelRelease as cancelCall,
  createRelease as createCall,
  deleteRelease as deleteCall,
  publishRelease as publishCall,
  removeFromRelease as removeCall,
  renameRelease as renameCall,
  undoRelease as undoCall,
  type NewReleaseItem,
  type Release,
  type ReleaseItem,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { ApiError, isOutcomeUnknown } from '../http/ApiError'
import { callApi } from '../http/callApi'
import type { IdempotencyKeys } from '../http/idempotencyKeys'
import { HOME_KEY, RELEASES_KEY } from '../records/recordQueries'
import { refresh } from '../records/saveRecord'
import { releaseQueries } from './releaseQueries'

/** The outcome of a call about a release. `field` is the message about what was typed. */
export type ReleaseOutcome =
  | { status: 'done'; release: Release }
  | { status: 'failed'; message: string; field?: string | undefined }

/** A release as somebody has seen it. */
export type SeenRelease = Pick<Release, 'id' | 'version'>

/** Makes an open release. Retries with the same name and `keys` make it once. */
export async function createRelease(
  client: QueryClient,
  name: string,
  keys: IdempotencyKeys,
): Promise<ReleaseOutcome> {
  const body = { name }
  const outcome = await attempt(client, () =>
    callApi(createCall, { body, idempotencyKey: keys.keyFor(body) }),
  )
  if (outcome.status === 'done') keys.reset()
  return outcome
}

export function renameRelease(client: QueryClient, id: string, name: string) {
  return attempt(client, () => callApi(renameCall, { params: { id }, body: { name } }))
}

/** Adds records to an open release, or replaces their versions in it. */
export function addToRelease(client: QueryClient, id: string, items: readonly NewReleaseItem[]) {
  return attempt(client, () => callApi(addCall, { params: { id }, body: { items } }))
}

export function removeFromRelease(
  client: QueryClient,
  id: string,
  { area, id: recordId }: Pick<ReleaseItem, 'area' | 'id'>,
) {
  const query = new URLSearchParams({ area, recordId })
  return attempt(client, () => callApi(removeCall, { params: { id }, query }))
}

/** Releases all records together, now or at an instant. */
export function publishRelease(
  client: QueryClient,
  entities: readonly AnyEntity[],
  { id, version }: SeenRelease,
  at: string | undefined,
) {
  const body = { version, ...(at !== undefined && { at }) }
  return change(client, entities, () => callApi(publishCall, { params: { id }, body }))
}

/** Cancels a scheduled release. */
export function cancelRelease(
  client: QueryClient,
  entities: readonly AnyEntity[],
  { id, version }: SeenRelease,
) {
  return change(client, entities, () => callApi(cancelCall, { params: { id }, body: { version } }))
}

/** Takes back a release that is out. The outcome has the release that does the opposite. */
export function undoRelease(
  client: QueryClient,
  entities: readonly AnyEntity[],
  { id, version }: SeenRelease,
) {
  return change(client, entities, () => callApi(undoCall, { params: { id }, body: { version } }))
}

/** Deletes an open release. Resolves to the error message; undefined on success. */
export async function deleteRelease(client: QueryClient, id: string): Promise<string | undefined> {
  try {
    await callApi(deleteCall, { params: { id } })
    client.removeQueries(releaseQueries.one(id))
    return undefined
  } catch (error) {
    return error instanceof ApiError && error.code === 'notFound' ? undefined : messageOf(error)
  } finally {
    void client.invalidateQueries(releaseQueries.list())
  }
}

/** A call that changes what the public site shows of records of some entities. */
async function change(
  client: QueryClient,
  entities: readonly AnyEntity[],
  send: () => Promise<Release>,
): Promise<ReleaseOutcome> {
  const outcome = await attempt(client, send)
  for (const entity of entities) refresh(client, entity)
  // The home screen tells what is scheduled.
  client.removeQueries({ queryKey: HOME_KEY })
  return outcome
}

async function attempt(client: QueryClient, send: () => Promise<Release>): Promise<ReleaseOutcome> {
  try {
    const release = await send()
    client.setQueryData(releaseQueries.one(release.id).queryKey, release)
    return { status: 'done', release }
  } catch (error) {
    const field = error instanceof ApiError ? error.fields?.['name'] : undefined
    return { status: 'failed', message: messageOf(error), field }
  } finally {
    void client.invalidateQueries({ queryKey: RELEASES_KEY })
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  const message = Object.values(error.fields ?? {})[0] ?? error.message
  return isOutcomeUnknown(error) ? `${message} It is not known whether that was done.` : message
}
