import { type AnyEntity, fieldValue, referencesOf } from '@staff/entity'

import { listSearchOf } from '../stores/lists/listSearch'
import type { Area } from './admin'
import { listPath } from './paths'

/** The entity whose list contains the records of an entity: itself, or its parent. */
export function listEntityOf(areas: readonly Area[], entity: AnyEntity): AnyEntity {
  const area = entity.parentReference && referencesOf(entity)[entity.parentReference]
  return areas.find((each) => each.entity.area === area)?.entity ?? entity
}

/** The query string of a list with a record open above it, in addition to its current parameters. */
export function openRecordSearch(search: URLSearchParams | string, id: string): string {
  const opened = new URLSearchParams(search)
  opened.set('open', id)
  return `?${opened}`
}

/** Where a form with these values returns to: the list as the user left it, with the parent record open if there is one. */
export function returnPath(
  areas: readonly Area[],
  region: string | undefined,
  entity: AnyEntity,
  values: object,
): string {
  const list = listEntityOf(areas, entity)
  const search = listSearchOf(list.area)
  const parentId: unknown = entity.parentReference && fieldValue(values, entity.parentReference)
  return (
    listPath(region, list) +
    (typeof parentId === 'string' && parentId ? openRecordSearch(search, parentId) : search)
  )
}
