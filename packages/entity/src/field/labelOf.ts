import type { AnyEntity } from '../entity'

/** The label of an entity's field, for messages. */
export function labelOf({ fields }: AnyEntity, field: string): string {
  return fields[field]?.label ?? 'The value'
}
