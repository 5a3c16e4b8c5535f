import { acceptQuery, areaCalls } from '@staff/contract'
import {
  referencesOf,
  defaultSortOrder,
  type AnyEntity,
  type RecordMetadata,
} from '@staff/forms/entity'

import type { FakeAnswer } from './fakeAnswer'

/** A stored record of any entity. */
export type FakeRecord = RecordMetadata & Record<string, unknown>

/** One page of the records: searched, sorted and cut as the server does it. */
export function findPage(
  entity: AnyEntity,
  records: readonly FakeRecord[],
  query: URLSearchParams,
): FakeAnswer {
  const { q, page, pageSize, ...asked } = acceptQuery(areaCalls(entity).list, parametersOf(query))
  const usual = defaultSortOrder(entity)
  const sort = asked.sort ?? usual.sort
  const order = asked.order ?? (asked.sort ? 'asc' : usual.order)
  const filters = Object.keys(referencesOf(entity)).filter((field) => query.has(field))

  const found = records
    .filter((record) => filters.every((field) => record[field] === query.get(field)))
    .filter((record) => isFound(entity, record, q))
  const sorted = found.toSorted(comparing(entity, sort, order === 'asc' ? 1 : -1))
  const start = (page - 1) * pageSize
  return {
    status: 200,
    body: { records: sorted.slice(start, start + pageSize), total: found.length },
  }
}

/** The parameters of a query string. One that is given twice is a list, which the contract refuses. */
export function parametersOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...query.keys()].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

function isFound(entity: AnyEntity, record: FakeRecord, q: string): boolean {
  const wanted = q.toLowerCase()
  return entity.searched.some((field) => String(record[field]).toLowerCase().includes(wanted))
}

function comparing({ idKey }: AnyEntity, sort: string, direction: 1 | -1) {
  return (one: FakeRecord, other: FakeRecord): number => {
    const [a, b] = [one[sort], other[sort]]
    const difference =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
    return (difference || String(one[idKey]).localeCompare(String(other[idKey]))) * direction
  }
}
