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
import {
  FIXTURE_NOW,
  hasPages,
  pagePath,
  SLUG,
  type AnyEntity,
  type EntityValues,
} from '@staff/entity'

import type { FakeAnswer, FakeCall, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { discoveryCalls } from '../addresses/discoveryCalls'
import { notShown, placeOf } from '../addresses/publicPlace'
import { loadTexts, type PresentTexts } from '../addresses/publicTexts'
import type { FakeRecord } from '../store/versions'
import { addFakePictures } from '../images'
import { answerShown, PUBLIC_HEADERS, type Shown } from './publicPreview'

const NO_PAGE = { records: [], total: 0 }

type Server = Pick<FakeServer, 'content' | 'store' | 'previews' | 'releases' | 'addresses'>

/** The calls of the public site with these areas, for `calls` of the content. */
export function fakePublicSite(server: Server, areas: readonly PublicArea[]): FakeCall[] {
  const readHome = publicHomeCall(areas)
  return [
    ...areas.flatMap((area) => areaCalls(server, areas, area)),
    [
      readHome,
      async (request) => {
        const { region, at } = acceptQuery(readHome, request.query)
        const texts = await loadTexts(server, areas)
        return answerShown(server, request, at, (shown) =>
          homeOf({ server, shown, texts, region }, areas),
        )
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

function areaCalls(server: Server, areas: readonly PublicArea[], area: PublicArea): FakeCall[] {
  const { list, read } = publicCalls(area)
  return [
    [
      list,
      async (request) => {
        const { region, at, ...parameters } = acceptQuery(list, request.query)
        const texts = await loadTexts(server, areas)
        return answerShown(server, request, at, (shown) =>
          isShownIn(area, region)
            ? pageOf({ server, shown, texts, region }, area, parameters)
            : NO_PAGE,
        )
      },
    ],
    [
      read,
      async (request) => {
        const { region, at } = acceptQuery(read, request.query)
        const { entity } = area
        const texts = await loadTexts(server, areas)
        const { part = '', headers } = request
        const isPreview = at !== undefined || headers.has(PREVIEW_TOKEN)
        const { id, slug } = placeOf(server, entity, part)
        const answer = answerShown(server, request, at, (shown) => {
          if (!isShownIn(area, region)) throw noSuchRecord(entity)
          const found = shown(entity.area).find((each) => each[entity.idKey] === id)
          if (!found) throw isPreview ? noSuchRecord(entity) : notShown(server, entity, id)
          return present({ server, shown, texts, region }, area, found)
        })
        return slug === null || slug === part || isPreview ? answer : movedTo(slug, request)
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

/** Leads to the present address of a record, with the parameters of the request. */
function movedTo(slug: string, { query }: FakeRequest): FakeAnswer {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each]),
  )
  const Location = pairs.length === 0 ? slug : `${slug}?${new URLSearchParams(pairs)}`
  return { status: 301, headers: { ...PUBLIC_HEADERS, Location } }
}

/** What an answer is made of. */
interface Shows {
  server: Server
  shown: Shown
  texts: PresentTexts
  region: string | undefined
}

function homeOf(shows: Shows, areas: readonly PublicArea[]) {
  const { region } = shows
  const first = { q: '', page: 1, pageSize: 12 }
  const pages = areas.map((area) => {
    const page = isShownIn(area, region) ? pageOf(shows, area, first) : NO_PAGE
    return [area.entity.area, page] as const
  })
  return { region: region ?? null, areas: Object.fromEntries(pages) }
}

function pageOf(shows: Shows, area: PublicArea, parameters: ListParameters) {
  const { entity } = area
  const { records, total } = findPage(entity, shows.shown(entity.area), parameters, FIXTURE_NOW)
  return { records: records.map((record) => present(shows, area, record)), total }
}

/** A record with its public fields and its parts, in their order. */
function present({ server, shown, texts, region }: Shows, area: PublicArea, record: FakeRecord) {
  const { entity, parts } = area
  const presented = (view: AnyEntity, values: EntityValues) =>
    texts(view, publicRecord(view, values), region)
  const lists = parts.map((part) => {
    const own = shown(part.area).filter(
      (each) => each[part.parentReference ?? ''] === record[entity.idKey],
    )
    const { records } = findPage(part, own, { q: '', page: 1, pageSize: 100 }, FIXTURE_NOW)
    return [partsKey(part), records.map((each) => presented(part, each))] as const
  })
  const slug = hasPages(entity) && {
    [SLUG]: server.addresses.current(entity, String(record[entity.idKey])),
  }
  const own = Object.assign(presented(entity, { ...record, ...slug }), Object.fromEntries(lists))
  addFakePictures(server.content, [[area, [own]]])
  return own
}
