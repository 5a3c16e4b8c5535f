import type { AnyEntity } from '@staff/entity'
import { sortOrderLabel, type Column } from '@staff/ui'

import type { ListParams } from '../../../data/records/recordQueries'
import { isNarrowed } from '../listParams'

const number = new Intl.NumberFormat('en')

/** A count with its noun: '1 testimonial', '1,204 queries', 'No blogs'. */
export function describeCount({ labels }: AnyEntity, count: number): string {
  if (count === 1) return `1 ${labels.one}`
  return `${count === 0 ? 'No' : number.format(count)} ${labels.many.toLowerCase()}`
}

/** The number of search results: '3 found'. */
export function describeFound(count: number): string {
  return count === 0 ? 'Nothing found' : `${number.format(count)} found`
}

/** Describes the result after the parameters of a list changed; undefined if nothing visible changed. */
export function describeResult(
  entity: AnyEntity,
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'sorts'>[],
  before: ListParams,
  now: ListParams,
  total: number,
): string | undefined {
  if (before.q !== now.q || !hasSameFilters(before, now)) {
    return isNarrowed(now) ? describeFound(total) : describeCount(entity, total)
  }
  if (before.sort !== now.sort || before.order !== now.order) {
    const column = columns.find(({ key }) => key === now.sort)
    // The order that staff give the records can be without a column.
    const isOwnOrder = !column && now.sort === entity.ordered?.by
    const direction = sortOrderLabel(isOwnOrder ? 'number' : column?.sorts, now.order)
    const name = isOwnOrder ? 'Order' : (column?.header ?? now.sort)
    return `${describeCount(entity, total)}, sorted by ${name}, ${direction}`
  }
  if (before.page !== now.page || before.pageSize !== now.pageSize) {
    const pages = Math.max(1, Math.ceil(total / now.pageSize))
    const first = Math.min(total, (now.page - 1) * now.pageSize + 1)
    const last = Math.min(total, now.page * now.pageSize)
    return `Page ${now.page} of ${pages}, ${first} to ${last} of ${describeCount(entity, total)}`
  }
  return undefined
}

function hasSameFilters(before: ListParams, now: ListParams): boolean {
  return JSON.stringify(before.filters) === JSON.stringify(now.filters)
}
