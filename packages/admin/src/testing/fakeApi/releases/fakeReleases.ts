import {
  compareReleases,
  keyOfItem,
  MAX_LISTED_RELEASES,
  noSuchRelease,
  presentItem,
  presentRelease,
  releaseEntities,
  requireOpen,
  withEvent,
  type ItemNow,
  type Release,
  type ReleaseAct,
  type ReleaseSummary,
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

/** The releases of a fake server, in an array that is never changed, but replaced. */
export class FakeReleases {
  #releases: readonly FakeRelease[]
  #made = 0
  readonly #store: FakeStore

  constructor(store: FakeStore, initial: readonly FakeRelease[] = []) {
    this.#store = store
    this.#releases = initial
  }

  /** A release without the records that were deleted for ever. Throws a 404 if there is none. */
  load(id: string | undefined): FakeRelease {
    const found = this.#all().find((each) => each.id === id)
    if (!found) throw noSuchRelease()
    return found
  }

  /** Makes a release. */
  add({ name, ...values }: NewRelease, by: FakePerson): FakeRelease {
    this.#made += 1
    const release = {
      id: `019b0000-0000-7000-9700-${String(this.#made).padStart(12, '0')}`,
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
    this.#releases = [...this.#releases, release]
    return release
  }

  /** Stores a change with its event. */
  change(
    { id }: FakeRelease,
    changes: Partial<FakeRelease>,
    event: { act: ReleaseAct; by: FakePerson; detail?: string },
  ): FakeRelease {
    const before = this.load(id)
    const history = withEvent(before.history, eventOf(event.act, event.by, event.detail))
    const after = { ...before, ...changes, version: before.version + 1, history }
    this.#releases = this.#releases.map((each) => (each.id === id ? after : each))
    return after
  }

  remove({ id }: FakeRelease) {
    this.#releases = this.#releases.filter((each) => each.id !== id)
  }

  /** How many are open or scheduled. */
  pendingCount(): number {
    return this.#pending().length
  }

  /** Another release, open or scheduled, that has a record. */
  otherWith({ id: own }: FakeRelease, item: Pick<StoredItem, 'area' | 'id'>) {
    const key = keyOfItem(item)
    return this.#pending().find(
      ({ id, items }) => id !== own && items.some((each) => keyOfItem(each) === key),
    )
  }

  /** Those that have a record, or all. */
  list(recordId: string | undefined): ReleaseSummary[] {
    return this.#all()
      .filter(({ items }) => recordId === undefined || items.some(({ id }) => id === recordId))
      .map((release) => this.summary(release))
      .toSorted(compareReleases)
      .slice(0, MAX_LISTED_RELEASES)
  }

  summary(release: FakeRelease): ReleaseSummary {
    return presentRelease(release, release.items.length, this.#store.now)
  }

  /** What a person sees of a release. */
  present(release: FakeRelease, caller: FakePerson): Release {
    const { items, undoOf, history } = release
    const open = releaseEntities(this.#store.entities, caller)
    const shown = items.flatMap((item) => {
      const current = itemNow(this.#store, item)
      const isReadable = open.includes(current.entity) && current.isReadable
      return isReadable ? [presentItem(item, current, release, caller)] : []
    })
    const hiddenCount = items.length - shown.length
    return { ...this.summary(release), undoOf, items: shown, hiddenCount, history }
  }

  #all(): FakeRelease[] {
    return this.#releases.map((release) =>
      Object.assign({}, release, {
        items: release.items.filter((item) => isKept(this.#store, item)),
      }),
    )
  }

  #pending(): FakeRelease[] {
    return this.#all().filter((release) => {
      const { state } = this.summary(release)
      return state === 'Open' || state === 'Scheduled'
    })
  }
}

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
