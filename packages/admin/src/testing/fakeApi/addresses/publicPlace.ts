import { goneFromSite, noSuchRecord, RECORD_ID } from '@staff/contract'
import { hasPages, type AnyEntity } from '@staff/entity'

import type { FakeServer } from '../fakeContent'

/** Where the last part of an address leads: a slug or an id. */
export function placeOf(
  { addresses }: Pick<FakeServer, 'addresses'>,
  entity: AnyEntity,
  part: string,
) {
  const isId = RECORD_ID.test(part) || !hasPages(entity)
  const id = isId ? part.toLowerCase() : addresses.recordAt(entity, part)
  return { id, slug: id === undefined ? null : addresses.current(entity, id) }
}

/** The problem of a record that the site does not show: a 410 if it showed the record once, and a 404 otherwise. */
export function notShown(
  { store }: Pick<FakeServer, 'store'>,
  entity: AnyEntity,
  id: string | undefined,
) {
  const row = store.allRows(entity.area).find(({ record }) => record[entity.idKey] === id)
  const wasShown = row?.live.some(({ from }) => from <= store.now)
  return wasShown ? goneFromSite(entity) : noSuchRecord(entity)
}
