import {
  referencesOf,
  sortableBy,
  usualOrder,
  type AnyEntity,
  type Stamps,
} from '@staff/forms/entity'

import { refused, type FakeAnswer } from './fakeAnswer'

/** A stored record of any entity. */
export type FakeRecord = Stamps & Record<string, unknown>

/** One page of the records: searched, sorted and cut as the server does it. */
export function findPage(
  entity: AnyEntity,
  records: readonly FakeRecord[],
  query: URLSearchParams,
): FakeAnswer {
  const usual = usualOrder(entity)
  const sort = query.get('sort') ?? usual.sort
  const order = query.get('order') ?? (query.has('sort') ? 'asc' : usual.order)
  const page = Number(query.get('page') ?? 1)
  const pageSize = Number(query.get('pageSize') ?? 25)
  const sortable = sortableBy(entity)
  const filters = Object.keys(referencesOf(entity)).filter((field) => query.has(field))
  const errors = {
    ...(!sortable.includes(sort) && { sort: `sort must be one of ${sortable.join(', ')}` }),
    ...(!['asc', 'desc'].includes(order) && { order: 'order must be asc or desc' }),
    ...(!isWhole(page) && { page: 'page must be a whole number from 1' }),
    ...(!isWhole(pageSize, 100) && { pageSize: 'pageSize must be a whole number from 1 to 100' }),
    ...Object.fromEntries(
      filters
        .filter((field) => !ID.test(query.get(field) ?? ''))
        .map((field) => [field, `${field} must be the id of a record`]),
    ),
  }
  if (Object.keys(errors).length > 0) return refused(errors)

  const found = records
    .filter((record) => filters.every((field) => record[field] === query.get(field)))
    .filter((record) => isFound(entity, record, query.get('q') ?? ''))
  const sorted = found.toSorted(comparing(entity, sort, order === 'asc' ? 1 : -1))
  const start = (page - 1) * pageSize
  return {
    status: 200,
    body: { records: sorted.slice(start, start + pageSize), total: found.length },
  }
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function isWhole(value: number, max = Infinity): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max
}

function isFound(entity: AnyEntity, record: FakeRecord, q: string): boolean {
  const wanted = q.trim().toLowerCase()
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
