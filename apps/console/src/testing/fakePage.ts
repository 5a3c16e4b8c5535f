import type { AnyEntity, Stamps } from '@staff/forms/entities'

import { refused, type FakeAnswer } from './fakeAnswer'

/** A stored record of any entity. */
export type FakeRecord = Stamps & Record<string, unknown>

/** One page of the records: searched, sorted and cut as the server does it. */
export function findPage(
  entity: AnyEntity,
  records: readonly FakeRecord[],
  query: URLSearchParams,
): FakeAnswer {
  const sort = query.get('sort') ?? 'updatedAt'
  const order = query.get('order') ?? 'desc'
  const page = Number(query.get('page') ?? 1)
  const pageSize = Number(query.get('pageSize') ?? 10)
  const errors = {
    ...(!isSortable(entity, sort) && { sort: `The list cannot be sorted by ${sort}` }),
    ...(!['asc', 'desc'].includes(order) && { order: 'The order must be asc or desc' }),
    ...(!isWhole(page, 1_000_000) && { page: 'The page must be a whole number from 1' }),
    ...(!isWhole(pageSize, 100) && {
      pageSize: 'The page size must be a whole number from 1 to 100',
    }),
  }
  if (Object.keys(errors).length > 0) return refused(errors)

  const found = records.filter((record) => isFound(entity, record, query.get('q') ?? ''))
  const sorted = found.toSorted(comparing(sort, order === 'asc' ? 1 : -1))
  const start = (page - 1) * pageSize
  return {
    status: 200,
    body: { records: sorted.slice(start, start + pageSize), total: found.length },
  }
}

function isSortable(entity: AnyEntity, sort: string): boolean {
  return sort !== 'image' && (entity.listed.includes(sort) || sort === 'updatedAt')
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

function isFound(entity: AnyEntity, record: FakeRecord, q: string): boolean {
  const wanted = q.trim().toLowerCase()
  return entity.searched.some((field) => String(record[field]).toLowerCase().includes(wanted))
}

function comparing(sort: string, direction: 1 | -1) {
  return (one: FakeRecord, other: FakeRecord): number => {
    const [a, b] = [one[sort], other[sort]]
    const difference =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
    return difference * direction
  }
}
