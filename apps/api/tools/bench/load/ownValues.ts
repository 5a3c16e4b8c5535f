import type { AnyEntity, EntityValues } from '@staff/entity'

/** A unique title and, if there is one, email for record number `count`, derived from another record. */
export function ownValues(
  { searched }: AnyEntity,
  values: EntityValues,
  count: number,
): EntityValues {
  const [title = ''] = searched
  const words = String(values[title]).replace(/ \d+$/, '')
  const own = { [title]: `${words} ${count}` }
  if (typeof values['email'] !== 'string') return own
  return { ...own, email: values['email'].replace(/(\+\d+)?@/, `+${count}@`) }
}
