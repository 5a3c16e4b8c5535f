import type { AnyEntity } from './defineEntity'

/** The columns that a list can be sorted by, and `updatedAt`. */
export function sortableFields({ fields, listed }: AnyEntity): string[] {
  const columns = listed.filter((name) => fields[name]?.sortable ?? true)
  return [...new Set([...columns, 'updatedAt'])]
}

/** The sort order of a list. */
export interface SortOrder {
  sort: string
  order: 'asc' | 'desc'
}

/** The sort order of a list when the request names none. */
export function defaultSortOrder({ orderedBy, listed }: AnyEntity): SortOrder {
  if (orderedBy) return { sort: orderedBy, order: 'asc' }
  // A list can always be sorted by `updatedAt`, but by `createdAt` only where it shows it.
  const isByCreation = listed.includes('createdAt') && !listed.includes('updatedAt')
  return { sort: isByCreation ? 'createdAt' : 'updatedAt', order: 'desc' }
}
