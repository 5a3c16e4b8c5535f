import {
  acceptItems,
  acceptQuery,
  entityOfItem,
  keyOfItem,
  removeFromRelease,
  requireFree,
  requireRoomForItems,
  type StoredItem,
} from '@staff/contract'

import type { FakeHandler } from '../fakeAnswer'
import { answerWith, loadOpen, type ReleaseServer } from './fakeReleases'

/** The handlers of the calls that put a release together. */
export function itemHandlers({ store, releases }: ReleaseServer) {
  const add: FakeHandler = (request) => {
    const given = acceptItems(request.body)
    const release = loadOpen(releases, request)
    const { caller } = request
    const items = new Map(release.items.map((item) => [keyOfItem(item), item]))
    const fresh = given.map((item): StoredItem => {
      const entity = entityOfItem(store.entities, item.area, caller)
      const title = entity.titleOf(store.load(entity, item.id).record)
      requireFree(title, releases.otherWith(release, item))
      return Object.assign({ title, isChanged: false, formerUntil: null }, item)
    })
    for (const item of fresh) items.set(keyOfItem(item), item)
    requireRoomForItems(items.size)
    const [first] = fresh
    const detail = fresh.length === 1 && first ? first.title : `${fresh.length} records`
    const event = { act: 'added', by: caller, detail } as const
    return answerWith(
      releases,
      releases.change(release, { items: [...items.values()] }, event),
      request,
    )
  }

  const remove: FakeHandler = (request) => {
    const { area, recordId } = acceptQuery(removeFromRelease, request.query)
    const release = loadOpen(releases, request)
    const gone = release.items.find((item) => item.area === area && item.id === recordId)
    if (!gone) return answerWith(releases, release, request)
    const items = release.items.filter((item) => item !== gone)
    const event = { act: 'removed', by: request.caller, detail: gone.title } as const
    return answerWith(releases, releases.change(release, { items }, event), request)
  }

  return { add, remove }
}
