import type { AnyEntity } from './defineEntity'

/** The areas that the fields of an entity refer to: `{ roleId: 'roles' }`. */
export function referencesOf({ schema }: AnyEntity): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema.describe().fields).flatMap(([name, description]) => {
      const meta: unknown = 'meta' in description ? description.meta : undefined
      return isReference(meta) ? [[name, meta.area]] : []
    }),
  )
}

function isReference(meta: unknown): meta is { area: string } {
  return typeof meta === 'object' && meta !== null && 'area' in meta
}
