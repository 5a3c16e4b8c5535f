import {
  findPage,
  parametersOf,
  type FakeAnswer,
  type FakeCall,
  type FakeRecord,
  type FakeRequest,
  type FakeServer,
} from '@staff/admin/testing'
import {
  acceptQuery,
  isShownIn,
  noSuchRecord,
  partsKey,
  publicCalls,
  publicRecord,
  type PublicArea,
} from '@staff/contract'
import { publicAreas, readSite } from '@staff/content/calls'

const HEADERS = {
  'Cache-Control': 'public, max-age=10, stale-while-revalidate=60',
  ETag: 'W/"fake"',
}
const NO_PAGE = { records: [], total: 0 }

type Tables = FakeServer['tables']

/** The calls of the public site. */
export function fakePublicSite({ tables }: Pick<FakeServer, 'tables'>): FakeCall[] {
  return [...publicAreas.flatMap((area) => areaCalls(tables, area)), [readSite, homeOf(tables)]]
}

function areaCalls(tables: Tables, area: PublicArea): FakeCall[] {
  const { list, read } = publicCalls(area)
  return [
    [
      list,
      ({ query }) => {
        const { region, ...parameters } = acceptQuery(list, parametersOf(query))
        return answerWith(isShownIn(area, region) ? pageOf(tables, area, parameters) : NO_PAGE)
      },
    ],
    [
      read,
      ({ query, part }) => {
        const { region } = acceptQuery(read, parametersOf(query))
        const { entity } = area
        const found = storedIn(tables, entity.area).find((each) => each[entity.idKey] === part)
        if (!found || !isShownIn(area, region)) throw noSuchRecord(entity)
        return answerWith(present(tables, area, found))
      },
    ],
  ]
}

function homeOf(tables: Tables) {
  return ({ query }: FakeRequest): FakeAnswer => {
    const { region } = acceptQuery(readSite, parametersOf(query))
    const first = { q: '', page: 1, pageSize: 12 }
    const pages = publicAreas.map((area) => {
      const page = isShownIn(area, region) ? pageOf(tables, area, first) : NO_PAGE
      return [area.entity.area, page] as const
    })
    return answerWith({ region, areas: Object.fromEntries(pages) })
  }
}

function pageOf(tables: Tables, area: PublicArea, parameters: Parameters<typeof findPage>[2]) {
  const { records, total } = findPage(area.entity, storedIn(tables, area.entity.area), parameters)
  return { records: records.map((record) => present(tables, area, record)), total }
}

/** A record with its public fields and its parts, in their order. */
function present(tables: Tables, { entity, parts }: PublicArea, record: FakeRecord) {
  const lists = parts.map((part) => {
    const own = storedIn(tables, part.area).filter(
      (each) => each[part.parentReference ?? ''] === record[entity.idKey],
    )
    const { records } = findPage(part, own, { q: '', page: 1, pageSize: 100 })
    return [partsKey(part), records.map((each) => publicRecord(part, each))] as const
  })
  return Object.assign(publicRecord(entity, record), Object.fromEntries(lists))
}

function storedIn(tables: Tables, area: string): readonly FakeRecord[] {
  return tables.get(area)?.all() ?? []
}

function answerWith(body: object): FakeAnswer {
  return { status: 200, body, headers: HEADERS }
}
