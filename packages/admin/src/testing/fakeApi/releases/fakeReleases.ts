import {
  compareReleases,
  MAX_LISTED_RELEASES,
  noSuchRelease,
  presentItem,
  presentRelease,
  releaseEntities,
  requireOpen,
  withEvent,
  type ItemNow,
  type ReleaseAct,
  type StoredItem,
  type StoredRelease,
} from '@staff/contract'
import { FIXTURE_NOW, type AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from '../fakeAnswer'
import type { FakePerson } from '../personal/fakePeople'
import type { FakeStore } from '../store/fakeStore'
import { withStatus } from '../store/lives'

/** A release with its records, as the fake stores it. */
export interface FakeRelease extends StoredRelease {
  items: readonly StoredItem[]
}

/** What a release needs at its start. */
type NewRelease = Pick<FakeRelease, 'name'> &
  Partial<Pick<FakeRelease, 'at' | 'undoOf' | 'releasedByName' | 'items'>>

/** The releases of a fake server. */
export function fakeReleases(store: FakeStore, initial: readonly FakeRelease[] = []) {
  let releases = initial
  let made = 0

  function load(id: string | undefined): FakeRelease {
    const found = releases.find((each) => each.id === id)
    if (!found) throw noSuchRelease()
    return { ...found, items: found.items.filter((item) => isKept(store, item)) }
  }

  const summary = (release: FakeRelease) => presentRelease(release, release.items.length, store.now)

  return {
    load,
    summary,

    /** Makes a release. */
    add({ name, ...values }: NewRelease, by: FakePerson): FakeRelease {
      made += 1
      const release = {
        id: `019b0000-0000-7000-9700-${String(made).padStart(12, '0')}`,
        name,
        version: 1,
        at: null,
        isUndone: false,
        undoOf: null,
        madeByName: by.name,
        madeAt: FIXTURE_NOW.toISOString(),
        releasedByName: null,
        items: [],
        history: [eventOf('created', by, name)],
        ...values,
      }
      releases = [...releases, release]
      return release
    },

    /** Stores a change with its event. */
    change(
      { id }: FakeRelease,
      changes: Partial<FakeRelease>,
      event: { act: ReleaseAct; by: FakePerson; detail?: string },
    ): FakeRelease {
      const before = load(id)
      const history = withEvent(before.history, eventOf(event.act, event.by, event.detail))
      const after = { ...before, ...changes, version: before.version + 1, history }
      releases = releases.map((each) => (each.id === id ? after : each))
      return after
    },

    remove({ id }: FakeRelease) {
      releases = releases.filter((each) => each.id !== id)
    },

    /** How many are open or scheduled. */
    openCount: () =>
      releases.map(summary).filter(({ state }) => state === 'Open' || state === 'Scheduled').length,

    /** Another release, open or scheduled, that has a record. */
    otherWith: ({ id: own }: FakeRelease, { area, id }: Pick<StoredItem, 'area' | 'id'>) =>
      releases.find((each) => {
        const { state } = summary(each)
        const isPending = state === 'Open' || state === 'Scheduled'
        const hasIt = each.items.some((item) => item.area === area && item.id === id)
        return each.id !== own && isPending && hasIt
      }),

    /** Those that have a record, or all. */
    list: (recordId: string | undefined) =>
      releases
        .filter(({ items }) => recordId === undefined || items.some(({ id }) => id === recordId))
        .map(summary)
        .toSorted(compareReleases)
        .slice(0, MAX_LISTED_RELEASES),

    /** What a person sees of a release. */
    present(release: FakeRelease, caller: FakePerson) {
      const { items, undoOf, history } = release
      const open = releaseEntities(store.entities, caller)
      const shown = items.flatMap((item) => {
        const current = itemNow(store, item)
        const isReadable = open.includes(current.entity) && current.isReadable
        return isReadable ? [presentItem(item, current, release, caller)] : []
      })
      const hiddenCount = items.length - shown.length
      return { ...summary(release), undoOf, items: shown, hiddenCount, history }
    },
  }
}

export type FakeReleases = ReturnType<typeof fakeReleases>

/** What the calls about releases work on. */
export interface ReleaseServer {
  store: FakeStore
  releases: FakeReleases
}

/** The answer with a release. */
export function answerWith(
  releases: FakeReleases,
  release: FakeRelease,
  { caller }: FakeRequest,
  status = 200,
): FakeAnswer {
  return { status, body: releases.present(release, caller) }
}

/** The release of a request. Throws a 409 if it is not open. */
export function loadOpen(releases: FakeReleases, { id }: FakeRequest): FakeRelease {
  const release = releases.load(id)
  requireOpen(releases.summary(release).state)
  return release
}

/** The record of an item, and whether the present reader may read it. */
export function itemNow(
  store: FakeStore,
  { area, id }: Pick<StoredItem, 'area' | 'id'>,
): ItemNow & { isReadable: boolean } {
  const entity = entityOf(store, area)
  const row = store.find(entity, id)
  return {
    entity,
    record: row && withStatus(entity, row, store.now),
    times: row?.live ?? [],
    now: store.now,
    isReadable: row !== undefined || store.findDeleted(entity, id) !== undefined,
  }
}

/** Whether the record of an item is there, or in the trash: one that is deleted for ever leaves its release. */
function isKept(store: FakeStore, { area, id }: Pick<StoredItem, 'area' | 'id'>): boolean {
  const { idKey } = entityOf(store, area)
  return store.allRows(area).some(({ record }) => record[idKey] === id)
}

function entityOf({ entities }: FakeStore, area: string): AnyEntity {
  const entity = entities.find((each) => each.area === area)
  if (!entity) throw new Error(`The fake API has no area ${area}`)
  return entity
}

function eventOf(act: ReleaseAct, by: FakePerson, detail = '') {
  return { act, at: FIXTURE_NOW.toISOString(), byName: by.name, detail }
}
