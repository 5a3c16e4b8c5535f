import type { SchemaFieldDescription } from 'yup'

import type { AnyEntity } from './defineEntity'

/** What a list can be sorted by: the columns that it shows but for pictures and lists, and always the last change. */
export function sortableBy({ schema, listed }: AnyEntity): string[] {
  const { fields } = schema.describe()
  const shown = listed.filter((name) => !isPicture(fields[name]) && fields[name]?.type !== 'array')
  return [...new Set([...shown, 'updatedAt'])]
}

/** Whether a field holds a picture: its rule asks for an uploaded one. */
export function isPicture(field: SchemaFieldDescription | undefined): boolean {
  return (
    field !== undefined && 'tests' in field && field.tests.some(({ name }) => name === 'uploaded')
  )
}
