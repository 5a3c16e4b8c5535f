import type { AnyEntity } from '@staff/forms/entity'
import { sortOrderLabel, type Column } from '@staff/ui'

import type { ListParams } from '../../data/records/recordQueries'

const number = new Intl.NumberFormat('en')

/** How many: '1 testimonial', '1,204 queries', 'No blogs'. */
export function describeCount({ labels }: AnyEntity, count: number): string {
  if (count === 1) return `1 ${labels.one}`
  return `${count === 0 ? 'No' : number.format(count)} ${labels.many.toLowerCase()}`
}

/** How many a search found: '3 found'. */
export function describeFound(count: number): string {
  return count === 0 ? 'Nothing found' : `${number.format(count)} found`
}

/** What a list came to after its reader changed it from `before` to `now`; nothing where they see the same. */
export function describeResult(
  entity: AnyEntity,
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'sorts'>[],
  before: ListParams,
  now: ListParams,
  total: number,
): string | undefined {
  if (before.q !== now.q) {
    return now.q ? describeFound(total) : describeCount(entity, total)
  }
  if (before.sort !== now.sort || before.order !== now.order) {
    const column = columns.find(({ key }) => key === now.sort)
    const way = sortOrderLabel(column?.sorts, now.order)
    return `${describeCount(entity, total)}, sorted by ${column?.header ?? now.sort}, ${way}`
  }
  if (before.page !== now.page || before.pageSize !== now.pageSize) {
    const pages = Math.max(1, Math.ceil(total / now.pageSize))
    const first = Math.min(total, (now.page - 1) * now.pageSize + 1)
    const last = Math.min(total, now.page * now.pageSize)
    return `Page ${now.page} of ${pages}, ${first} to ${last} of ${describeCount(entity, total)}`
  }
  return undefined
}
