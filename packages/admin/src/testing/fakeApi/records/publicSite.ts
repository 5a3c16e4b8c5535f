import {
  acceptQuery,
  findPage,
  isShownIn,
  noSuchRecord,
  partsKey,
  PREVIEW_TOKEN,
  publicCalls,
  publicHomeCall,
  publicRecord,
  readRedirects,
  type ListParameters,
  type PublicArea,
} from '@staff/contract'
import { FIXTURE_NOW, hasPages, pagePath, SLUG } from '@staff/entity'

import type { FakeAnswer, FakeCall } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { discoveryCalls } from '../addresses/discoveryCalls'
import { notShown, placeOf } from '../addresses/publicPlace'
import type { FakeRecord } from '../store/versions'
import { answerShown, PUBLIC_HEADERS, type Shown } from './publicPreview'

const NO_PAGE = { records: [], total: 0 }

type Server = Pick<FakeServer, 'store' | 'previews' | 'addresses'>

/** The calls of the public site with these areas, for `calls` of the content. */
export function fakePublicSite(server: Server, areas: readonly PublicArea[]): FakeCall[] {
  const readHome = publicHomeCall(areas)
  return [
    ...areas.flatMap((area) => areaCalls(server, area)),
    [
      readHome,
      (request) => {
        const { region, at } = acceptQuery(readHome, request.query)
        return answerShown(server, request, at, (shown) => homeOf(server, shown, areas, region))
      },
    ],
    [
      readRedirects,
      (request) =>
        answerShown(server, request, undefined, () => ({ redirects: redirectsOf(server, areas) })),
    ],
    ...discoveryCalls(server, areas),
  ]
}

function areaCalls(server: Server, area: PublicArea): FakeCall[] {
  const { list, read } = publicCalls(area)
  return [
    [
      list,
      (request) => {
        const { region, at, ...parameters } = acceptQuery(list, request.query)
        return answerShown(server, request, at, (shown) =>
          isShownIn(area, region) ? pageOf(server, shown, area, parameters) : NO_PAGE,
        )
      },
    ],
    [
      read,
      (request) => {
        const { region, at } = acceptQuery(read, request.query)
        const { entity } = area
        const { part = '', headers } = request
        const isPreview = at !== undefined || headers.has(PREVIEW_TOKEN)
        const { id, slug } = placeOf(server, entity, part)
        const answer = answerShown(server, request, at, (shown) => {
          if (!isShownIn(area, region)) throw noSuchRecord(entity)
          const found = shown(entity.area).find((each) => each[entity.idKey] === id)
          if (!found) throw isPreview ? noSuchRecord(entity) : notShown(server, entity, id)
          return present(server, shown, area, found)
        })
        return slug === null || slug === part || isPreview ? answer : movedTo(slug)
      },
    ],
  ]
}

/** The paths that led to what the site shows, each with the present one. */
function redirectsOf({ store, addresses }: Server, areas: readonly PublicArea[]) {
  return areas
    .filter(({ entity }) => hasPages(entity))
    .flatMap(({ entity }) =>
      store.shown(entity.area).flatMap((record) => {
        const { slug, earlier } = addresses.of(entity, record)
        const to = pagePath(entity, slug ?? '')
        return earlier.map((each) => ({ from: pagePath(entity, each), to }))
      }),
    )
}

function movedTo(slug: string): FakeAnswer {
  return { status: 301, headers: { ...PUBLIC_HEADERS, Location: slug } }
}

function homeOf(
  server: Server,
  shown: Shown,
  areas: readonly PublicArea[],
  region: string | undefined,
) {
  const first = { q: '', page: 1, pageSize: 12 }
  const pages = areas.map((area) => {
    const page = isShownIn(area, region) ? pageOf(server, shown, area, first) : NO_PAGE
    return [area.entity.area, page] as const
  })
  return { region: region ?? null, areas: Object.fromEntries(pages) }
}

function pageOf(server: Server, shown: Shown, area: PublicArea, parameters: ListParameters) {
  const { entity } = area
  const { records, total } = findPage(entity, shown(entity.area), parameters, FIXTURE_NOW)
  return { records: records.map((record) => present(server, shown, area, record)), total }
}

/** A record with its public fields and its parts, in their order. */
function present(
  { addresses }: Server,
  shown: Shown,
  { entity, parts }: PublicArea,
  record: FakeRecord,
) {
  const lists = parts.map((part) => {
    const own = shown(part.area).filter(
      (each) => each[part.parentReference ?? ''] === record[entity.idKey],
    )
    const { records } = findPage(part, own, { q: '', page: 1, pageSize: 100 }, FIXTURE_NOW)
    return [partsKey(part), records.map((each) => publicRecord(part, each))] as const
  })
  const slug = hasPages(entity) && {
    [SLUG]: addresses.current(entity, String(record[entity.idKey])),
  }
  return Object.assign(publicRecord(entity, { ...record, ...slug }), Object.fromEntries(lists))
}
