import {
  acceptCancel,
  acceptEnd,
  acceptPublish,
  acceptUnpublish,
  cancelled,
  endingAt,
  listUpcoming,
  MAX_ENDED,
  presentTimes,
  published,
  requireEnding,
  requirePublishable,
  requireScheduled,
  soonest,
  publicEntities,
  upcomingOf,
  type LiveTime,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeCall, FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { endedNow, presentOrLater, publishedNow, statusIn } from '../store/lives'
import { conflictWith } from './readCalls'

/** The handlers of the calls that say when the public site shows a record of an entity. */
export function liveHandlers(server: FakeServer, entity: AnyEntity) {
  const { store } = server

  function answer(id: unknown) {
    const row = store.load(entity, id)
    const times = presentOrLater(row.live, store.now).toSorted((one, other) =>
      one.from.localeCompare(other.from),
    )
    return {
      status: 200,
      body: { status: statusIn(row, store.now), live: presentTimes(times) },
    }
  }

  function requireNewest(request: FakeRequest, version: number) {
    const row = store.load(entity, request.id)
    if (row.record.version !== version) throw conflictWith(server, entity, row, request)
  }

  const live: FakeHandler = ({ id }) => {
    const { status, body } = answer(id)
    const ended = endedBefore(store.load(entity, id).live, store.now)
    return { status, body: { ...body, ended: presentTimes(ended) } }
  }

  const publish: FakeHandler = (request) => {
    const wanted = acceptPublish(request.body)
    requireNewest(request, wanted.version)
    store.relive(entity, request.id, (times, _made, now) => {
      requirePublishable(entity, wanted, times, now)
      return published(times, wanted, now)
    })
    return answer(request.id)
  }

  const unpublish: FakeHandler = (request) => {
    requireNewest(request, acceptUnpublish(request.body))
    store.relive(entity, request.id, endedNow)
    return answer(request.id)
  }

  const cancelScheduled: FakeHandler = (request) => {
    const { version, from } = acceptCancel(request.body)
    requireNewest(request, version)
    store.relive(entity, request.id, (times, _made, now) => {
      requireScheduled(entity, from, times, now)
      return cancelled(times, from, now)
    })
    return answer(request.id)
  }

  const end: FakeHandler = (request) => {
    const { version, until } = acceptEnd(request.body)
    requireNewest(request, version)
    store.relive(entity, request.id, (times, _made, now) => {
      requireEnding(entity, until, times, now)
      return endingAt(times, until, now)
    })
    return answer(request.id)
  }

  return { live, publish, unpublish, cancelScheduled, end }
}

/** The call that lists what changes next on the public site. */
export function upcomingCall({ entities, store }: FakeServer): FakeCall {
  return [
    listUpcoming,
    ({ caller }) => {
      const changes = publicEntities(entities, caller).flatMap((entity) =>
        store.rows(entity.area).flatMap(({ record, live }) =>
          upcomingOf(live, store.now).map(({ kind, version, at }) => ({
            area: entity.area,
            id: String(record[entity.idKey]),
            title: entity.titleOf(record),
            kind,
            version,
            at: new Date(at).toISOString(),
          })),
        ),
      )
      return { status: 200, body: { records: soonest(changes) } }
    },
  ]
}

/** Publishes the present version of a record. Returns whether it was not live before. */
export function publishPresent({ store }: FakeServer, entity: AnyEntity, id: unknown): boolean {
  const isLive = statusIn(store.load(entity, id), store.now) === 'Published'
  if (!isLive) store.relive(entity, id, publishedNow)
  return !isLive
}

/** What the public site has shown, the last time first, up to a limit. */
function endedBefore(times: readonly LiveTime[], now: string): LiveTime[] {
  return times
    .filter(({ until }) => until !== null && until <= now)
    .toSorted((one, other) => other.from.localeCompare(one.from))
    .slice(0, MAX_ENDED)
}
