import type { AnyEntity } from './defineEntity'

/** What a form calls a field of an entity, for messages. */
export function labelOf({ fields }: AnyEntity, field: string): string {
  return fields[field]?.label ?? 'The value'
}
