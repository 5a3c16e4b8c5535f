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

import type { FakeCall } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import type { FakeRecord } from '../store/versions'
import { answerShown, type Shown } from './publicPreview'

const NO_PAGE = { records: [], total: 0 }

type Server = Pick<FakeServer, 'store' | 'previews'>

/** The calls of the public site with these areas, for `calls` of the content. */
export function fakePublicSite(server: Server, areas: readonly PublicArea[]): FakeCall[] {
  const readHome = publicHomeCall(areas)
  return [
    ...areas.flatMap((area) => areaCalls(server, area)),
    [
      readHome,
      (request) => {
        const { region, at } = acceptQuery(readHome, request.query)
        return answerShown(server, request, at, (shown) => homeOf(shown, areas, region))
      },
    ],
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
          isShownIn(area, region) ? pageOf(shown, area, parameters) : NO_PAGE,
        )
      },
    ],
    [
      read,
      (request) => {
        const { region, at } = acceptQuery(read, request.query)
        const { entity } = area
        return answerShown(server, request, at, (shown) => {
          const found = shown(entity.area).find((each) => each[entity.idKey] === request.part)
          if (!found || !isShownIn(area, region)) throw noSuchRecord(entity)
          return present(shown, area, found)
        })
      },
    ],
  ]
}

function homeOf(shown: Shown, areas: readonly PublicArea[], region: string | undefined) {
  const first = { q: '', page: 1, pageSize: 12 }
  const pages = areas.map((area) => {
    const page = isShownIn(area, region) ? pageOf(shown, area, first) : NO_PAGE
    return [area.entity.area, page] as const
  })
  return { region: region ?? null, areas: Object.fromEntries(pages) }
}

function pageOf(shown: Shown, area: PublicArea, parameters: ListParameters) {
  const { entity } = area
  const { records, total } = findPage(entity, shown(entity.area), parameters, FIXTURE_NOW)
  return { records: records.map((record) => present(shown, area, record)), total }
}

/** A record with its public fields and its parts, in their order. */
function present(shown: Shown, { entity, parts }: PublicArea, record: FakeRecord) {
  const lists = parts.map((part) => {
    const own = shown(part.area).filter(
      (each) => each[part.parentReference ?? ''] === record[entity.idKey],
    )
    const { records } = findPage(part, own, { q: '', page: 1, pageSize: 100 }, FIXTURE_NOW)
    return [partsKey(part), records.map((each) => publicRecord(part, each))] as const
  })
  return Object.assign(publicRecord(entity, record), Object.fromEntries(lists))
}
