import type { AnyEntity } from './defineEntity'

/** What a list can be sorted by: its columns but for pictures and lists, and always the last change. */
export function sortableFields({ fields, listed }: AnyEntity): string[] {
  const columns = listed.filter((name) => fields[name]?.sortable ?? true)
  return [...new Set([...columns, 'updatedAt'])]
}

/** How a list is sorted. */
export interface SortOrder {
  sort: string
  order: 'asc' | 'desc'
}

/** The order of a list that nobody has sorted otherwise. */
export function defaultSortOrder({ orderedBy, listed }: AnyEntity): SortOrder {
  if (orderedBy) return { sort: orderedBy, order: 'asc' }
  return { sort: listed.includes('updatedAt') ? 'updatedAt' : 'createdAt', order: 'desc' }
}
