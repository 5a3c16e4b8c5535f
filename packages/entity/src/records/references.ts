import type { AnyEntity } from '../entity'
import type { Field } from '../field/field'

/** The areas that the fields of an entity refer to: `{ roleId: 'roles' }`. */
export function referencesOf({ fields }: AnyEntity): Record<string, string> {
  return Object.fromEntries(
    Object.values(fields).flatMap(({ name, refersTo }) => (refersTo ? [[name, refersTo]] : [])),
  )
}

/** Whether a reference may be without a record. It does not keep the other record from being deleted. */
export function isOptionalReference({ refersTo, none }: Pick<Field, 'refersTo' | 'none'>): boolean {
  return refersTo !== undefined && none !== undefined
}

/** The fields of an entity that refer to an area and may be without a record. */
export function optionalReferencesTo({ fields }: AnyEntity, area: string): string[] {
  return Object.values(fields).flatMap((field) =>
    field.refersTo === area && isOptionalReference(field) ? [field.name] : [],
  )
}
