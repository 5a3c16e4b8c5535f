import {
  acceptQuery,
  findPage,
  isShownIn,
  noSuchRecord,
  partsKey,
  publicCalls,
  publicHomeCall,
  publicRecord,
  type ListParameters,
  type PublicArea,
} from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'

import type { FakeAnswer, FakeCall } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import type { FakeStore } from '../store/fakeStore'
import type { FakeRecord } from '../store/versions'

const HEADERS = {
  'Cache-Control': 'public, max-age=10, stale-while-revalidate=60',
  ETag: 'W/"fake"',
}
const NO_PAGE = { records: [], total: 0 }

/** The calls of the public site with these areas, for `calls` of the content. */
export function fakePublicSite(
  { store }: Pick<FakeServer, 'store'>,
  areas: readonly PublicArea[],
): FakeCall[] {
  const readHome = publicHomeCall(areas)
  return [
    ...areas.flatMap((area) => areaCalls(store, area)),
    [
      readHome,
      ({ query }) => {
        const { region } = acceptQuery(readHome, query)
        return answerWith(homeOf(store, areas, region))
      },
    ],
  ]
}

function areaCalls(store: FakeStore, area: PublicArea): FakeCall[] {
  const { list, read } = publicCalls(area)
  return [
    [
      list,
      ({ query }) => {
        const { region, ...parameters } = acceptQuery(list, query)
        return answerWith(isShownIn(area, region) ? pageOf(store, area, parameters) : NO_PAGE)
      },
    ],
    [
      read,
      ({ query, part }) => {
        const { region } = acceptQuery(read, query)
        const { entity } = area
        const found = store.records(entity.area).find((each) => each[entity.idKey] === part)
        if (!found || !isShownIn(area, region)) throw noSuchRecord(entity)
        return answerWith(present(store, area, found))
      },
    ],
  ]
}

function homeOf(store: FakeStore, areas: readonly PublicArea[], region: string | undefined) {
  const first = { q: '', page: 1, pageSize: 12 }
  const pages = areas.map((area) => {
    const page = isShownIn(area, region) ? pageOf(store, area, first) : NO_PAGE
    return [area.entity.area, page] as const
  })
  return { region: region ?? null, areas: Object.fromEntries(pages) }
}

function pageOf(store: FakeStore, area: PublicArea, parameters: ListParameters) {
  const { records, total } = findPage(
    area.entity,
    store.records(area.entity.area),
    parameters,
    FIXTURE_NOW,
  )
  return { records: records.map((record) => present(store, area, record)), total }
}

/** A record with its public fields and its parts, in their order. */
function present(store: FakeStore, { entity, parts }: PublicArea, record: FakeRecord) {
  const lists = parts.map((part) => {
    const own = store
      .records(part.area)
      .filter((each) => each[part.parentReference ?? ''] === record[entity.idKey])
    const { records } = findPage(part, own, { q: '', page: 1, pageSize: 100 }, FIXTURE_NOW)
    return [partsKey(part), records.map((each) => publicRecord(part, each))] as const
  })
  return Object.assign(publicRecord(entity, record), Object.fromEntries(lists))
}

function answerWith(body: object): FakeAnswer {
  return { status: 200, body, headers: HEADERS }
}
