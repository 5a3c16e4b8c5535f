import type { AnyEntity } from './defineEntity'

/** The areas that the fields of an entity refer to: `{ roleId: 'roles' }`. */
export function referencesOf({ fields }: AnyEntity): Record<string, string> {
  return Object.fromEntries(
    Object.values(fields).flatMap(({ name, refersTo }) => (refersTo ? [[name, refersTo]] : [])),
  )
}
