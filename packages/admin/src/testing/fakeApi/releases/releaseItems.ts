import {
  acceptItems,
  acceptQuery,
  entityOfItem,
  keyOfItem,
  removeFromRelease,
  requireFree,
  requireOpen,
  requireRoomForItems,
  type StoredItem,
} from '@staff/contract'

import type { FakeHandler } from '../fakeAnswer'
import { answerWith, loadOpen, type ReleaseServer } from './fakeReleases'
import { itemNow } from './releaseRecords'

/** The handlers of the calls that put a release together. */
export function itemHandlers({ store, releases }: ReleaseServer) {
  const add: FakeHandler = (request) => {
    const given = acceptItems(request.body)
    const { caller } = request
    const release = releases.load(request.id)
    const entities = given.map(({ area }) => entityOfItem(store.entities, area, caller))
    const titles = given.map(({ id }, index) => {
      const entity = entities[index]
      return entity ? entity.titleOf(store.load(entity, id).record) : ''
    })
    requireOpen(releases.summary(release).state)
    const fresh = given.map((item, index): StoredItem => {
      const title = titles[index] ?? ''
      requireFree(title, releases.otherWith(release, item))
      return Object.assign({ title, isChanged: false, formerUntil: null }, item)
    })
    const items = new Map(release.items.map((item) => [keyOfItem(item), item]))
    for (const item of fresh) items.set(keyOfItem(item), item)
    requireRoomForItems(items.size)
    const [first] = fresh
    const one = fresh.length === 1 ? first : undefined
    const detail = one?.title ?? `${fresh.length} records`
    const event = { act: 'added', by: caller, detail, of: one } as const
    return answerWith(
      releases,
      releases.change(release, { items: [...items.values()] }, event),
      request,
    )
  }

  const remove: FakeHandler = (request) => {
    const { area, recordId } = acceptQuery(removeFromRelease, request.query)
    const of = { area, id: recordId.toLowerCase() }
    const { caller } = request
    const release = loadOpen(releases, request)
    const gone = release.items.find((item) => keyOfItem(item) === keyOfItem(of))
    if (!gone || !itemNow(store, gone, caller).isReadable)
      return answerWith(releases, release, request)
    const items = release.items.filter((item) => item !== gone)
    const event = { act: 'removed', by: caller, detail: gone.title, of: gone } as const
    return answerWith(releases, releases.change(release, { items }, event), request)
  }

  return { add, remove }
}
