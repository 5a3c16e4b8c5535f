import type { AnyEntity, EntityValues } from '@staff/forms/entity'

/** The title and, where there is one, the email address that only record number `count` has, made from another's. */
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
