import { areaCalls } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { refresh } from '../records/saveRecord'

/** A version of a record. */
export interface RecordVersion {
  id: string
  version: number
}

/** What became of a call about a request; `field` is set if the message is about what was typed. */
export type ReviewOutcome =
  { status: 'done' } | { status: 'failed'; message: string; field?: string | undefined }

/** Asks those who may publish to publish a version. */
export function askToPublish(
  client: QueryClient,
  entity: AnyEntity,
  { id, version }: RecordVersion,
  note: string,
): Promise<ReviewOutcome> {
  const { askToPublish: call } = areaCalls(entity)
  return attempt(client, entity, () => callApi(call, { params: { id }, body: { version, note } }))
}

/** Answers a request with a comment instead of a publication. */
export function sendBack(
  client: QueryClient,
  entity: AnyEntity,
  { id, version }: RecordVersion,
  comment: string,
): Promise<ReviewOutcome> {
  const { sendBack: call } = areaCalls(entity)
  return attempt(client, entity, () =>
    callApi(call, { params: { id }, body: { version, comment } }),
  )
}

/** Takes a request back. */
export function withdrawReview(
  client: QueryClient,
  entity: AnyEntity,
  { id }: Pick<RecordVersion, 'id'>,
): Promise<ReviewOutcome> {
  const { withdrawReview: call } = areaCalls(entity)
  return attempt(client, entity, () => callApi(call, { params: { id } }))
}

async function attempt(
  client: QueryClient,
  entity: AnyEntity,
  send: () => Promise<unknown>,
): Promise<ReviewOutcome> {
  try {
    await send()
    return { status: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The other fields are those of a record that is not complete.
    const { note, comment } = error.fields ?? {}
    return { status: 'failed', message: error.message, field: note ?? comment }
  } finally {
    refresh(client, entity)
  }
}
