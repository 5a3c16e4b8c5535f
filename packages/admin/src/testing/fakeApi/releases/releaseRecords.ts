import {
  publicEntities,
  type ItemNow,
  type ReleaseEvent,
  type StoredItem,
  type StoredRelease,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakePerson } from '../personal/fakePeople'
import type { FakeStore } from '../store/fakeStore'
import { withStatus } from '../store/lives'

/** A release with its records, as the fake stores it. */
export interface FakeRelease extends StoredRelease {
  items: readonly StoredItem[]
  history: FakeEvent[]
}

/** `of` is the record that the detail names: not everybody may read that. */
export interface FakeEvent extends ReleaseEvent {
  of?: NamedItem | undefined
}

export type NamedItem = Pick<StoredItem, 'area' | 'id'>

/** The record of an item, and whether a person may read it. */
export function itemNow(
  store: FakeStore,
  { area, id }: NamedItem,
  caller: FakePerson,
): ItemNow & { isReadable: boolean } {
  const entity = entityOf(store, area)
  const row = store.find(entity, id)
  const isOpen = publicEntities(store.entities, caller).includes(entity)
  return {
    entity,
    record: row && withStatus(entity, row, store.now),
    times: row?.live ?? [],
    now: store.now,
    isReadable: isOpen && (row !== undefined || store.findDeleted(entity, id) !== undefined),
  }
}

/** Whether the record of an item is there, or in the trash: one that is deleted for ever leaves its release. */
export function isKept(store: FakeStore, { area, id }: NamedItem): boolean {
  const { idKey } = entityOf(store, area)
  return store.allRows(area).some(({ record }) => record[idKey] === id)
}

function entityOf({ entities }: FakeStore, area: string): AnyEntity {
  const entity = entities.find((each) => each.area === area)
  if (!entity) throw new Error(`The fake API has no area ${area}`)
  return entity
}
