import type { AnyEntity } from '../entity'
import { isOrderedByTime } from './abilities'
import { ENDS_AT } from './publication'

/** The columns that a list can have: its own, and the end, which only those see who choose it. */
export function listColumns({
  listed,
  computed = {},
}: Pick<AnyEntity, 'listed' | 'computed'>): readonly string[] {
  return ENDS_AT in computed ? [...listed, ENDS_AT] : listed
}

/** The columns that a list can be sorted by, its own order, and `updatedAt`. A log has its time only. */
export function sortableFields(entity: AnyEntity): string[] {
  const { fields, ordered } = entity
  if (isOrderedByTime(entity)) return ['createdAt']
  const columns = listColumns(entity).filter((name) => fields[name]?.sortable ?? true)
  return [...new Set([...columns, ...(ordered ? [ordered.by] : []), 'updatedAt'])]
}

/** The sort order of a list. */
export interface SortOrder {
  sort: string
  order: 'asc' | 'desc'
}

/** The sort order of a list when the request names none. */
export function defaultSortOrder({ ordered, listed }: AnyEntity): SortOrder {
  if (ordered) return { sort: ordered.by, order: 'asc' }
  // A list can always be sorted by `updatedAt`, but by `createdAt` only where it shows it.
  const isByCreation = listed.includes('createdAt') && !listed.includes('updatedAt')
  return { sort: isByCreation ? 'createdAt' : 'updatedAt', order: 'desc' }
}
