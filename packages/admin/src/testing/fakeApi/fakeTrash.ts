import {
  acceptQuery,
  acceptRestore,
  areaCalls,
  areasOfTrash,
  listTrash,
  matchesIfMatch,
  noSuchRecord,
  trashConflict,
  type TrashedRecord,
} from '@staff/contract'
import { FIXTURE_NOW, type AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import type { FakeServer } from './fakeContent'
import type { FakeAct } from './fakeHistory'
import { parametersOf, type FakeRecord } from './fakePage'
import { readerOf } from './readerOf'

const DAY = 24 * 60 * 60_000

/** A deleted record, with the version of its deletion. */
export interface FakeTrashed {
  record: FakeRecord
  by: FakeAct['by']
  /** @default now */
  at?: string
}

/** The deleted records by area. */
export type FakeTrashes = Readonly<Record<string, readonly FakeTrashed[]>>

/** The deleted records of an entity, by their ids. */
export function fakeTrash(entity: AnyEntity, days: number, initial: FakeTrashes = {}) {
  const trashed = new Map<string, FakeTrashed>()
  const put = (each: FakeTrashed) => void trashed.set(String(each.record[entity.idKey]), each)
  initial[entity.area]?.forEach(put)
  const find = (id: string | undefined) => trashed.get(id?.toLowerCase() ?? '')
  const matching = (q: string) =>
    [...trashed.values()]
      .map((each) => shown(entity, each, days))
      .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
      .toSorted(lastDeletedFirst)
  return {
    put,
    take: (id: unknown) => void trashed.delete(String(id)),
    find,
    matching,

    /** The deleted record of a request. Throws a 404 if there is none, and a 412 if the request is for another version. */
    load: ({ id, headers }: FakeRequest, readerId: string): FakeTrashed => {
      const found = find(id)
      if (!found) throw noSuchRecord(entity)
      if (matchesIfMatch(headers.get('If-Match'), found.record)) return found
      const changedBy = { userId: found.by.userId, userName: found.by.name }
      throw trashConflict(entity, found.record, { changedBy, readerId })
    },

    list: ({ query }: FakeRequest): FakeAnswer => {
      const parameters = acceptQuery(areaCalls(entity).trash, parametersOf(query))
      const { q, page, pageSize } = parameters
      const all = matching(q)
      const records = all.slice((page - 1) * pageSize, page * pageSize)
      return { status: 200, body: { records, total: all.length } }
    },
  }
}

export type FakeTrash = ReturnType<typeof fakeTrash>

/** The deleted record that a request brings back. A version of it cannot be restored before that. */
export function trashedOf(
  { entity, trash }: { entity: AnyEntity; trash: FakeTrash },
  request: FakeRequest,
  readerId: string,
): FakeTrashed {
  const found = trash.load(request, readerId)
  if (acceptRestore(entity, request.body) === undefined) return found
  throw noSuchRecord(entity)
}

/** The call that lists the deleted records of all areas. */
export function fakeWholeTrash({ entities, tables, session }: FakeServer) {
  return (request: FakeRequest): FakeAnswer => {
    const { area, q, recordId, page, pageSize } = acceptQuery(
      listTrash,
      parametersOf(request.query),
    )
    const { open, asked } = areasOfTrash(entities, readerOf(session, request), area)
    const found = open.flatMap((each) => tables.get(each)?.trashed(q) ?? [])
    const matching = recordId ? found.filter(({ id }) => id === recordId.toLowerCase()) : found
    const wanted = matching.filter((each) => asked.includes(each.area)).toSorted(lastDeletedFirst)
    const areas = open.map((each) => ({
      area: each,
      count: matching.filter((record) => record.area === each).length,
    }))
    const records = wanted.slice((page - 1) * pageSize, page * pageSize)
    return { status: 200, body: { records, total: wanted.length, areas } }
  }
}

function lastDeletedFirst(one: TrashedRecord, other: TrashedRecord): number {
  return (
    order(other.deletedAt, one.deletedAt) || order(one.id, other.id) || order(one.area, other.area)
  )
}

// The clock of a story stands still.
function shown(
  entity: AnyEntity,
  { record, by, at = FIXTURE_NOW.toISOString() }: FakeTrashed,
  days: number,
): TrashedRecord {
  return {
    area: entity.area,
    id: String(record[entity.idKey]),
    title: entity.titleOf(record),
    version: record.version,
    deletedAt: at,
    deletedById: by.userId,
    deletedByName: by.name,
    expiresAt: days > 0 ? new Date(new Date(at).getTime() + days * DAY).toISOString() : null,
  }
}

function order(one: string, other: string): number {
  return one.localeCompare(other)
}
