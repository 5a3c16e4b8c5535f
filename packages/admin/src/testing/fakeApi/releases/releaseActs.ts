import {
  acceptBody,
  acceptRelease,
  cancelledTimes,
  cancelRelease,
  lastInRow,
  nameOfUndo,
  refuseCancelling,
  refuseHidden,
  refuseItem,
  refuseTakingBack,
  releasedTimes,
  requireChanged,
  requireOpen,
  requireReleasable,
  requireReleased,
  requireReleaseTime,
  requireReleaseVersion,
  requireScheduledRelease,
  stepOfUndo,
  takenBackTimes,
  undoRelease,
  type ItemNow,
  type LiveTime,
  type StoredItem,
} from '@staff/contract'

import type { FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakePerson } from '../personal/fakePeople'
import type { FakeStore } from '../store/fakeStore'
import { answerWith, type FakeReleases, type ReleaseServer } from './fakeReleases'
import { itemNow, type FakeRelease } from './releaseRecords'

/** Releases all records of a release, now or at a time. */
export function publishHandler({ store, releases }: ReleaseServer): FakeHandler {
  return (request) => {
    const { version, at } = acceptRelease(request.body)
    const release = loadVersion(releases, request, version)
    requireOpen(releases.summary(release).state)
    requireReleaseTime(at, store.now)
    const { caller } = request
    const { items: all } = release
    requireAll({ store, caller }, all, (item, current) => refuseItem(item, current, caller))
    const isLater = at !== undefined && at > store.now
    const items = changeTimes({ store, caller }, all, (item, times, now) =>
      releasedTimes(item, times, { at, now }),
    ).map(({ item, before, after }) =>
      itemWith(item, {
        isChanged: !isSame(before, after),
        formerUntil: lastInRow(before, store.now)?.until ?? null,
      }),
    )
    const values = { items, at: isLater ? at : store.now, releasedByName: caller.name }
    const event = isLater
      ? { act: 'scheduled' as const, by: caller, detail: new Date(at).toISOString() }
      : { act: 'released' as const, by: caller }
    return answerWith(releases, releases.change(release, values, event), request)
  }
}

/** Takes back what a release has scheduled. */
export function cancelHandler({ store, releases }: ReleaseServer): FakeHandler {
  return (request) => {
    const { version } = acceptBody(cancelRelease, request.body)
    const release = loadVersion(releases, request, version)
    requireScheduledRelease(releases.summary(release).state)
    const { caller } = request
    const { items: all, at } = release
    if (all.length > 0)
      requireAll({ store, caller }, all, (_item, current) => refuseCancelling(current, caller))
    const items = changeTimes({ store, caller }, all, (item, times, now) =>
      item.isChanged && at !== null ? cancelledTimes({ ...item, at }, times, now) : [...times],
    ).map(({ item }) => itemWith(item, { isChanged: false, formerUntil: null }))
    const values = { items, at: null, releasedByName: null }
    return answerWith(
      releases,
      releases.change(release, values, { act: 'cancelled', by: caller }),
      request,
    )
  }
}

/** Takes back a release that is out. */
export function undoHandler({ store, releases }: ReleaseServer): FakeHandler {
  return (request) => {
    const { version } = acceptBody(undoRelease, request.body)
    const release = loadVersion(releases, request, version)
    requireReleased(releases.summary(release).state, release.undoOf)
    const { caller } = request
    const changed = release.items.filter(({ isChanged }) => isChanged)
    requireChanged(changed)
    requireAll({ store, caller }, changed, (item, current) =>
      refuseTakingBack({ ...item, at: release.at ?? store.now }, current, caller),
    )
    const items = changeTimes({ store, caller }, changed, takenBackTimes).map(({ item, after }) =>
      itemWith(item, stepOfUndo(after, item.version, store.now)),
    )
    releases.change(release, { isUndone: true }, { act: 'undone', by: caller })
    const inverse = releases.add(
      {
        name: nameOfUndo(release.name),
        at: store.now,
        undoOf: release.id,
        releasedByName: caller.name,
        items,
      },
      caller,
    )
    return answerWith(releases, inverse, request)
  }
}

/** Throws a 409 if some records of a release are refused. One that the caller may not see is named by its area only. */
function requireAll(
  { store, caller }: By,
  items: readonly StoredItem[],
  refuse: (item: StoredItem, current: ItemNow) => string | undefined,
) {
  const named = items.map((item) => {
    const current = itemNow(store, item, caller)
    const { entity, record, isReadable } = current
    if (!isReadable) return { ...refuseHidden(store.entities, item.area), item }
    const title = record ? entity.titleOf(record) : item.title
    return { title, reason: refuse(item, current), item }
  })
  requireReleasable(
    named.map(({ title, item: { area, id } }) => ({ area, id, title })),
    named.map(({ reason }) => reason),
  )
}

/** The release of a request, in the version that it names. */
function loadVersion(releases: FakeReleases, { id }: FakeRequest, version: number): FakeRelease {
  const release = releases.load(id)
  requireReleaseVersion(release.version, version)
  return release
}

function itemWith(item: StoredItem, changes: Partial<StoredItem>): StoredItem {
  return { ...item, ...changes }
}

interface By {
  store: FakeStore
  caller: FakePerson
}

type Decide = (item: StoredItem, times: readonly LiveTime[], now: string) => LiveTime[]

/** Changes the live times of some records, all of them or none. Returns their times before and after. */
function changeTimes({ store, caller }: By, items: readonly StoredItem[], decide: Decide) {
  return store.transaction(() =>
    items.map((item) => {
      const { entity, record, times: before } = itemNow(store, item, caller)
      if (record) store.relive(entity, item.id, (times, _made, now) => decide(item, times, now))
      return { item, before, after: itemNow(store, item, caller).times }
    }),
  )
}

function isSame(one: readonly LiveTime[], other: readonly LiveTime[]): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(times: readonly LiveTime[]): string {
  return times.map(({ version, from, until }) => `${version} ${from} ${until}`).join()
}
