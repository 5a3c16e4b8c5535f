import {
  acceptQuery,
  MAX_FOUND,
  rankTitle,
  search,
  searchableEntities,
  type FoundRecord,
} from '@staff/contract'
import { detailField, titleFields, type AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { recordsOf } from './fakeComputed'
import type { FakeServer } from './fakeContent'
import { parametersOf, type FakeRecord } from './fakePage'
import { readerOf } from './readerOf'

interface Candidate extends FoundRecord {
  rank: number
  updatedAt: string
}

/** The call that finds records of all areas. */
export function fakeSearch({ entities, tables, session }: FakeServer) {
  return (request: FakeRequest): FakeAnswer => {
    const { q } = acceptQuery(search, parametersOf(request.query))
    const found = searchableEntities(entities, readerOf(session, request)).flatMap((entity) =>
      recordsOf(tables, entity.area)
        .flatMap((record) => candidateOf(entity, record, q))
        .toSorted(bestFirst)
        .slice(0, MAX_FOUND.inArea),
    )
    const best = found.toSorted(bestFirst).slice(0, MAX_FOUND.inAll)
    const results = best.map(({ rank: _rank, updatedAt: _at, ...shown }): FoundRecord => shown)
    return { status: 200, body: { results } }
  }
}

/** A record as it is found; none if its title does not fit. */
function candidateOf(entity: AnyEntity, record: FakeRecord, q: string): Candidate[] {
  const title = titleFields(entity)
    .map((name) => textOf(record, name))
    .join(' ')
  const rank = rankTitle(title, q)
  if (rank === undefined) return []
  const detail = textOf(record, detailField(entity))
  const { area, idKey } = entity
  const id = String(record[idKey])
  return [{ area, id, title, ...(detail && { detail }), rank, updatedAt: record.updatedAt }]
}

function textOf(record: FakeRecord, name = ''): string {
  const value = record[name]
  return typeof value === 'string' ? value : ''
}

/** The best title first, then the last change, then the greater id. */
function bestFirst(one: Candidate, other: Candidate): number {
  return (
    one.rank - other.rank ||
    compare(other.updatedAt, one.updatedAt) ||
    compare(other.id, one.id) ||
    compare(one.area, other.area)
  )
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}
