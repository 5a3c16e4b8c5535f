import { referencesOf, type AnyEntity } from '@staff/forms/entity'

import { listSearchOf } from '../stores/listSearch'
import type { Country } from '../stores/preferences/region'
import type { Area } from './admin'
import { listPath } from './paths'

/** The entity whose list leads to the records of another: itself, or the one whose records open them. */
export function listEntityOf(areas: readonly Area[], entity: AnyEntity): AnyEntity {
  const area = entity.parentReference && referencesOf(entity)[entity.parentReference]
  return areas.find((each) => each.entity.area === area)?.entity ?? entity
}

/** The part of a list's address that has a record open above it, beside what it says already. */
export function openRecordSearch(search: URLSearchParams | string, id: string): string {
  const opened = new URLSearchParams(search)
  opened.set('open', id)
  return `?${opened}`
}

/** Where the form of these values returns to: the list as it was left, with the record open that opens them. */
export function returnPath(
  areas: readonly Area[],
  country: Country,
  entity: AnyEntity,
  values: object,
): string {
  const list = listEntityOf(areas, entity)
  const search = listSearchOf(list.area)
  const opener: unknown = entity.parentReference && Reflect.get(values, entity.parentReference)
  return (
    listPath(country, list) +
    (typeof opener === 'string' && opener ? openRecordSearch(search, opener) : search)
  )
}
