import {
  isPreviewed,
  liveMoment,
  mayPreviewRelease,
  PREVIEW_STATUS,
  PREVIEW_TOKEN,
  PREVIEW_VERSION,
  previewEnded,
  Problem,
  requireSiteLink,
  statusOf,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { problemAnswer, type FakeAnswer, type FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { itemNow } from '../releases/releaseRecords'
import { shownOf } from '../store/lives'
import { isDeleted, type FakeRecord, type FakeRow } from '../store/versions'
import type { FakePreview } from './fakePreviews'

/** What the site shows of an area. */
export type Shown = (area: string) => FakeRecord[]

type Server = Pick<FakeServer, 'store' | 'previews' | 'releases'>

/** Answers a public call with what the site shows now, or with a preview, by the token in the headers of the request. */
export function answerShown(
  server: Server,
  { headers }: FakeRequest,
  at: string | undefined,
  answer: (shown: Shown) => object | string,
): FakeAnswer {
  const { store } = server
  const token = headers.get(PREVIEW_TOKEN)
  if (token === null && at === undefined)
    return { status: 200, ...contentOf(answer((area) => store.shown(area))), headers: HEADERS }
  const own: Record<string, string> = { 'X-Robots-Tag': 'noindex' }
  try {
    if (token === null) requireSiteLink(false)
    const link = server.previews.use(token ?? '')
    if (at !== undefined) requireSiteLink(link.record === undefined && link.release === undefined)
    const { shown, status, version } =
      at === undefined ? substituting(server, link) : { shown: shownAt(server, at) }
    if (status) own[PREVIEW_STATUS] = status
    if (link.mayApprove && version) own[PREVIEW_VERSION] = String(version)
    return { status: 200, ...contentOf(answer(shown)), headers: own }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const refusal = problemAnswer(error)
    if (typeof refusal !== 'object') return refusal
    return { ...refusal, headers: { ...refusal.headers, ...own } }
  }
}

/** The content of an answer: an object as JSON, and a text as it is. */
function contentOf(content: object | string) {
  return typeof content === 'string' ? { file: content } : { body: content }
}

/** The headers of what everybody may read. */
export const PUBLIC_HEADERS = {
  'Cache-Control': 'public, max-age=10, stale-while-revalidate=60',
}
const HEADERS = { ...PUBLIC_HEADERS, ETag: 'W/"fake"' }

function shownAt({ store }: Server, at: string): Shown {
  const moment = liveMoment(at)
  return (area) => store.shown(area, (row) => shownOf(row, moment))
}

/** The version of a record that a link shows; undefined for nothing. */
export function shownVersion(
  { store }: Pick<Server, 'store'>,
  { record, version }: FakePreview,
): FakeRecord | undefined {
  const entity = store.entities.find(({ area }) => area === record?.area)
  const found = entity && store.find(entity, record?.id)
  return found && versionIn(found, version)
}

/** What the site shows with the record of a link in its place. */
function substituting(server: Server, link: FakePreview) {
  const { store } = server
  if (link.release !== undefined) return { shown: releaseShown(server, link) }
  const { record } = link
  const { now } = store
  const entity = store.entities.find(({ area }) => area === record?.area)
  const found = entity && store.find(entity, record?.id)
  const own = shownVersion(server, link)
  const isSubject = (row: FakeRow, { area, idKey }: AnyEntity) =>
    record?.area === area && row.record[idKey] === record.id
  const shown: Shown = (area) =>
    store.shown(area, (row) =>
      entity?.area === area && isSubject(row, entity) ? own : shownOf(row, now),
    )
  return {
    shown,
    status: found && own && statusOf(own.version, found.live, now),
    version: own?.version,
  }
}

/** What the site shows with the records of a release as they are once it is out. Throws a 403 for a release that was deleted. */
function releaseShown({ store, releases }: Server, { release, maker }: FakePreview): Shown {
  const found = releases.find(release)
  if (!found || !maker || !mayPreviewRelease(maker, store.entities)) throw previewEnded()
  return (area) => {
    const idKey = store.entities.find((each) => each.area === area)?.idKey ?? ''
    const own = found.items.filter((item) => item.area === area)
    return store.shown(area, (row) => {
      const item = own.find(({ id }) => id === row.record[idKey])
      const live = shownOf(row, store.now)
      if (!item || !isPreviewed(item, itemNow(store, item, maker), found, maker)) return live
      return item.action === 'publish' ? (versionIn(row, item.version) ?? live) : undefined
    })
  }
}

/** A record in a version; undefined if that is not kept, or the record is in the trash. */
function versionIn(row: FakeRow, version: number | null): FakeRecord | undefined {
  const { record, versions } = row
  if (isDeleted(row)) return undefined
  if (version === null || version === record.version) return record
  const found = versions.find((each) => each.version === version)
  return found && { ...record, ...found.values, version, updatedAt: found.at }
}
