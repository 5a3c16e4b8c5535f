import {
  acceptQuery,
  areaCalls,
  areasOfTrash,
  listTrash,
  type TrashedRecord,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeCall, FakeHandler } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { sliceOf } from './readCalls'

const DAY = 24 * 60 * 60_000

/** The handler of the call that lists what was deleted in an area. */
export function trashHandler(server: FakeServer, entity: AnyEntity): FakeHandler {
  return ({ query }) => {
    const { q, ...page } = acceptQuery(areaCalls(entity).trash, query)
    return { status: 200, body: sliceOf(trashedIn(server, entity, q), page) }
  }
}

/** The call that lists the deleted records of all areas. */
export function wholeTrashCall(server: FakeServer): FakeCall {
  return [
    listTrash,
    ({ caller, query }) => {
      const { area, q, recordId, ...page } = acceptQuery(listTrash, query)
      const { open, asked } = areasOfTrash(server.entities, caller, area)
      const found = server.entities
        .filter((entity) => open.includes(entity.area))
        .flatMap((entity) => trashedIn(server, entity, q))
        .filter(({ id }) => recordId === undefined || id === recordId.toLowerCase())
      const wanted = found.filter((each) => asked.includes(each.area)).toSorted(lastDeletedFirst)
      const areas = open.map((each) => ({
        area: each,
        count: found.filter((record) => record.area === each).length,
      }))
      return { status: 200, body: { ...sliceOf(wanted, page), areas } }
    },
  ]
}

/** The deleted records of an area whose titles contain the words, the last deleted first. */
export function trashedIn(
  { store, trashDays }: FakeServer,
  entity: AnyEntity,
  q: string,
): TrashedRecord[] {
  return store
    .trash(entity.area)
    .flatMap(({ record, versions }) =>
      versions.slice(-1).map(({ at, userId, userName }) => ({
        area: entity.area,
        id: String(record[entity.idKey]),
        title: entity.titleOf(record),
        version: record.version,
        deletedAt: at,
        deletedById: userId,
        deletedByName: userName,
        expiresAt: trashDays > 0 ? new Date(Date.parse(at) + trashDays * DAY).toISOString() : null,
      })),
    )
    .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
    .toSorted(lastDeletedFirst)
}

function lastDeletedFirst(one: TrashedRecord, other: TrashedRecord): number {
  return (
    other.deletedAt.localeCompare(one.deletedAt) ||
    one.id.localeCompare(other.id) ||
    one.area.localeCompare(other.area)
  )
}
