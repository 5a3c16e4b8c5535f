import { accessTo, type AnyEntity } from '@staff/entity'

import { opensTo, type Caller } from './access'

/**
 * How well a title fits what is searched for: 0 if it is the same, 1 if it starts with it, 2 if one of its words does, 3 if it contains
 * it; undefined if it does not fit. Words begin after a space.
 */
export function rankTitle(title: string, q: string): 0 | 1 | 2 | 3 | undefined {
  const [text, wanted] = [searchable(title), searchable(q)]
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  if (text.includes(` ${wanted}`)) return 2
  return isLongEnough(q) && text.includes(wanted) ? 3 : undefined
}

/**
 * Whether titles that contain a text anywhere are searched for: it needs three letters or digits in a row. Shorter ones are in
 * too many titles to help, and no index finds them.
 */
export function isLongEnough(q: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(q)
}

/** The entities whose records a person can find. */
export function searchableEntities(
  entities: readonly AnyEntity[],
  reader: Pick<Caller, 'roleTypeId'>,
): AnyEntity[] {
  return entities.filter((entity) => !entity.isLog && opensTo(reader, accessTo(entity).read))
}

function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
