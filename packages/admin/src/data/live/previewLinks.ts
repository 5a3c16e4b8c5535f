import { areaCalls, type NewPreviewLink } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { queryOptions } from '@tanstack/react-query'

import { ApiError, messageOf } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { recordQueries } from '../records/recordQueries'

/** The queries about the preview links of a record. */
export function previewQueries(entity: AnyEntity, id: string) {
  const { previewLinks } = areaCalls(entity)
  return {
    /** The links that have not ended, and what their readers have answered. Read again each time the dialog or a form opens. */
    links: () =>
      queryOptions({
        queryKey: [...recordQueries(entity).all().queryKey, 'previews', id] as const,
        queryFn: ({ signal }) => callApi(previewLinks, { params: { id }, signal }),
        gcTime: 0,
      }),
  }
}

/** What a new link shows, and for how many hours. */
export interface WantedLink {
  version: 'latest' | number
  hours: number
  /**
   * Whether its reader may answer.
   * @default false
   */
  mayApprove?: boolean
}

/** The outcome of making a link. The message is for the person. */
export type LinkOutcome =
  { status: 'made'; link: NewPreviewLink } | { status: 'failed'; message: string }

/** Makes a preview link of a record. Only this response contains its address. */
export async function makePreviewLink(
  entity: AnyEntity,
  id: string,
  wanted: WantedLink,
): Promise<LinkOutcome> {
  return madeBy(() => callApi(areaCalls(entity).sharePreview, { params: { id }, body: wanted }))
}

/** Runs the call that makes a link. */
export async function madeBy(call: () => Promise<NewPreviewLink>): Promise<LinkOutcome> {
  try {
    return { status: 'made', link: await call() }
  } catch (error) {
    return { status: 'failed', message: messageOf(error) }
  }
}

/** Revokes a preview link of a record. Returns the error message; undefined on success, and for a link that has ended meanwhile. */
export async function revokePreviewLink(
  entity: AnyEntity,
  id: string,
  link: string,
): Promise<string | undefined> {
  return revoked(() => callApi(areaCalls(entity).revokePreview, { params: { id, link } }))
}

/** Runs the call that revokes a link. Returns the error message; undefined on success, and for a link that has ended meanwhile. */
export async function revoked(call: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? undefined : messageOf(error)
  }
}
