import {
  areaCalls,
  deletePicture,
  listBrokenLinks,
  listPictures,
  readPictureUses,
  replacePictureEverywhere,
  type ListedPicture,
  type PictureSort,
  type ReplacedPicture,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'

import { resolveImage } from '../http/apiBase'
import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { createIdempotencyKeys } from '../http/idempotencyKeys'

/** What a list of pictures shows. */
export interface PictureParams {
  q: string
  sort: PictureSort
  /** '' for all. */
  used: 'yes' | 'no' | ''
  /** Whether they lack a description somewhere (no); '' for all. */
  described: 'yes' | 'no' | ''
  /** The ids of those who have uploaded; none stands for everybody. */
  uploaders: readonly string[]
  page: number
  pageSize: number
}

const PICTURES_KEY = ['pictures'] as const

/** The queries about pictures and links. Uses are read again each time. */
export const pictureQueries = {
  /** One page. The page before stays until it is there. */
  page: (params: PictureParams) =>
    queryOptions({
      queryKey: [...PICTURES_KEY, 'page', params] as const,
      queryFn: ({ signal }) => callApi(listPictures, { query: searchOf(params), signal }),
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),

  /** Where a picture is used: the first hundred places. */
  uses: (hash: string) =>
    queryOptions({
      queryKey: [...PICTURES_KEY, 'uses', hash] as const,
      queryFn: ({ signal }) => callApi(readPictureUses, { params: { hash }, query: MANY, signal }),
      staleTime: 0,
      gcTime: 0,
    }),

  /** Where a record is used: the first hundred places. */
  usesOfRecord: (entity: AnyEntity, id: string) =>
    queryOptions({
      queryKey: [...PICTURES_KEY, 'uses', entity.area, id] as const,
      queryFn: ({ signal }) =>
        callApi(areaCalls(entity).uses, { params: { id }, query: MANY, signal }),
      staleTime: 0,
      gcTime: 0,
    }),

  /** What `findUnused` finds. */
  unused: () =>
    queryOptions({
      queryKey: [...PICTURES_KEY, 'unused'] as const,
      queryFn: () => findUnused(new Date()),
      staleTime: 0,
      gcTime: 0,
    }),

  /** The links in texts that lead nowhere. */
  brokenLinks: (page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...PICTURES_KEY, 'broken-links', page, pageSize] as const,
      queryFn: ({ signal }) =>
        callApi(listBrokenLinks, {
          query: new URLSearchParams({ page: String(page), pageSize: String(pageSize) }),
          signal,
        }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
    }),
}

const MANY = new URLSearchParams({ pageSize: '100' })

function searchOf({
  q,
  sort,
  used,
  described,
  uploaders,
  page,
  pageSize,
}: PictureParams): URLSearchParams {
  const search = new URLSearchParams({ q, sort, page: String(page), pageSize: String(pageSize) })
  if (used) search.set('used', used)
  if (described) search.set('described', described)
  for (const id of uploaders) search.append('uploadedById', id)
  return search
}

/** Reads the lists of pictures again. */
export function refreshPictures(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: PICTURES_KEY })
}

/** The address at which the browser loads a small version of a picture. */
export function smallPicture({ url, width }: Pick<ListedPicture, 'url' | 'width'>): string {
  const address = resolveImage(url)
  return width <= SMALL
    ? address
    : address.replace(/(\/api\/images\/[\da-f]{64})\.webp$/, `$1/${SMALL}.webp`)
}

const SMALL = 320

/** Deletes a picture. Resolves to the error message; undefined on success. */
export async function removePicture(hash: string): Promise<string | undefined> {
  try {
    await callApi(deletePicture, { params: { hash } })
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}

/** The outcome of a replacement. The message is for the person. */
export type ReplaceOutcome =
  { status: 'done'; result: ReplacedPicture } | { status: 'failed'; message: string }

/** Puts another picture in the place of one, everywhere. */
export async function replaceEverywhere(hash: string, by: string): Promise<ReplaceOutcome> {
  const body = { by }
  try {
    const result = await callApi(replacePictureEverywhere, {
      params: { hash },
      body,
      idempotencyKey: createIdempotencyKeys().keyFor(body),
    })
    return { status: 'done', result }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: 'failed', message: error.message }
  }
}

/** Everything on the server that nothing uses and that was not uploaded in the last day, for somebody may be about to use that. */
async function findUnused(now: Date): Promise<ListedPicture[]> {
  const found: ListedPicture[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const params = {
      q: '',
      sort: 'uploadedAt',
      used: 'no',
      described: '',
      uploaders: [],
      page,
      pageSize: 100,
    } as const
    // oxlint-disable-next-line no-await-in-loop -- One page after the other.
    const { records, total } = await callApi(listPictures, { query: searchOf(params) })
    found.push(...records)
    if (page * 100 >= total) break
  }
  return found.filter(({ uploadedAt }) => Date.parse(uploadedAt) < now.getTime() - DAY)
}

const MAX_PAGES = 100
const DAY = 24 * 60 * 60_000
