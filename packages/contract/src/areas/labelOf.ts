import { describeFields, type AnyEntity } from '@staff/forms/entity'

/** What a form calls a field, for messages. */
export function labelOf(schema: AnyEntity['schema'], field: string): string {
  return describeFields(schema)[field]?.label ?? 'The value'
}
