import type { Fixtures } from '@staff/entity'

/** The caller of these cases: nothing but the record decides. */
export const ADMINISTRATOR = { as: 'administrator', confirmed: true } as const

/** The path of a record. */
export function pathOf({ entity, filled }: Fixtures, id: unknown = filled[entity.idKey]): string {
  return `/${entity.area}/${String(id)}`
}

/** The `If-Match` header of the record that the cases change. */
export function ifMatch({ filled }: Fixtures): Record<string, string> {
  return { 'If-Match': `"${String(filled['version'])}"` }
}

/** The body that creates a record with the values of the fixture. */
export function newBody({ entity, filled, create }: Fixtures): Record<string, unknown> {
  const values = Object.keys(entity.fields).map((field) => [field, filled[field]])
  return { ...Object.fromEntries(values), ...create, ...uniqueValues(entity.area) }
}

/** Values that no other record has, where only one record may have them. */
function uniqueValues(area: string): Record<string, unknown> {
  if (area === 'users') return { email: 'new.person@example.com' }
  return area === 'roles' ? { name: 'A new role' } : {}
}
