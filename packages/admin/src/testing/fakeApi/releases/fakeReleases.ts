import {
  compareReleases,
  keyOfItem,
  MAX_LISTED_RELEASES,
  noSuchRelease,
  presentItem,
  presentRelease,
  requireOpen,
  withEvent,
  type Release,
  type ReleaseAct,
  type ReleaseSummary,
} from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from '../fakeAnswer'
import type { FakePerson } from '../personal/fakePeople'
import type { FakeStore } from '../store/fakeStore'
import { isKept, itemNow, type FakeEvent, type FakeRelease, type NamedItem } from './releaseRecords'

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
    const found = this.find(id)
    if (!found) throw noSuchRelease()
    return found
  }

  /** The same; undefined if there is none. */
  find(id: string | undefined): FakeRelease | undefined {
    return this.#all().find((each) => each.id === id)
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
      history: [values.at === undefined ? eventOf('created', by, name) : eventOf('released', by)],
      ...values,
    }
    // The newest one is the first.
    this.#releases = [release, ...this.#releases]
    return release
  }

  /** Stores a change with its event. */
  change(
    { id }: FakeRelease,
    changes: Partial<FakeRelease>,
    {
      act,
      by,
      detail,
      of,
    }: { act: ReleaseAct; by: FakePerson; detail?: string; of?: NamedItem | undefined },
  ): FakeRelease {
    const before = this.load(id)
    const event = { ...eventOf(act, by, detail), of: of && { area: of.area, id: of.id } }
    const history = withEvent(before.history, event)
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
  otherWith({ id: own }: FakeRelease, item: NamedItem) {
    const key = keyOfItem(item)
    return this.#pending().find(
      ({ id, items }) => id !== own && items.some((each) => keyOfItem(each) === key),
    )
  }

  /** Those that have a record, or all. */
  list(named: { area?: string | undefined; recordId?: string | undefined }): ReleaseSummary[] {
    const { area, recordId } = named
    const isNamed = (item: NamedItem) =>
      (area === undefined || item.area === area) &&
      (recordId === undefined || item.id === recordId.toLowerCase())
    const isAll = area === undefined && recordId === undefined
    return this.#all()
      .filter(({ items }) => isAll || items.some(isNamed))
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
    const shown = items.flatMap((item) => {
      const current = itemNow(this.#store, item, caller)
      return current.isReadable ? [presentItem(item, current, release, caller)] : []
    })
    const hiddenCount = items.length - shown.length
    const event = ({ of, detail, ...rest }: FakeEvent) =>
      Object.assign(rest, {
        detail: !of || itemNow(this.#store, of, caller).isReadable ? detail : '',
      })
    return {
      ...this.summary(release),
      undoOf,
      items: shown,
      hiddenCount,
      history: history.map(event),
    }
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
): FakeAnswer {
  return { status: 200, body: releases.present(release, caller) }
}

/** The release of a request. Throws a 409 if it is not open. */
export function loadOpen(releases: FakeReleases, { id }: FakeRequest): FakeRelease {
  const release = releases.load(id)
  requireOpen(releases.summary(release).state)
  return release
}

function eventOf(act: ReleaseAct, by: FakePerson, detail = '') {
  return { act, at: FIXTURE_NOW.toISOString(), byName: by.name, detail }
}
