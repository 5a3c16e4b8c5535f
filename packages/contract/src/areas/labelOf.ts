import type { AnyEntity } from '@staff/forms/entities'

/** What a form calls a field, for messages. */
export function labelOf(schema: AnyEntity['schema'], field: string): string {
  const description = schema.describe().fields[field]
  return (description && 'label' in description && description.label) || 'The value'
}
