import type { SchemaFieldDescription } from 'yup'

import type { AnyEntity } from './defineEntity'

/** What a list can be sorted by: the columns that it shows but for pictures and lists, and always the last change. */
export function sortableBy({ schema, listed }: AnyEntity): string[] {
  const { fields } = schema.describe()
  const shown = listed.filter((name) => !isPicture(fields[name]) && fields[name]?.type !== 'array')
  return [...new Set([...shown, 'updatedAt'])]
}

/** How a list is sorted. */
export interface SortOrder {
  sort: string
  order: 'asc' | 'desc'
}

/** The order of a list that nobody has sorted otherwise. */
export function usualOrder({ orderedBy, listed }: AnyEntity): SortOrder {
  if (orderedBy) return { sort: orderedBy, order: 'asc' }
  return { sort: listed.includes('updatedAt') ? 'updatedAt' : 'createdAt', order: 'desc' }
}

/** Whether a field holds a picture: its rule asks for an uploaded one. */
export function isPicture(field: SchemaFieldDescription | undefined): boolean {
  return (
    field !== undefined && 'tests' in field && field.tests.some(({ name }) => name === 'uploaded')
  )
}
