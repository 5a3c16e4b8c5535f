import {
  acceptBody,
  acceptQuery,
  addressOf,
  addToRelease,
  API_ROOT,
  cancelRelease,
  createRelease,
  deleteRelease,
  listReleases,
  publishRelease,
  readRelease,
  removeFromRelease,
  renameRelease,
  requireReleaser,
  requireRoomForRelease,
  undoRelease,
  type AnyCall,
} from '@staff/contract'

import type { FakeCall, FakeHandler } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { answerWith, loadOpen } from './fakeReleases'
import { cancelHandler, publishHandler, undoHandler } from './releaseActs'
import { itemHandlers } from './releaseItems'
import { releasePreviewHandlers } from './releasePreviews'

/** The calls about releases, on releases in memory. */
export function releaseCalls(fake: FakeServer): FakeCall[] {
  const { store, repeats, releases } = fake
  const server = { store, releases }
  const { add, remove } = itemHandlers(server)

  const list: FakeHandler = ({ query }) => {
    const named = acceptQuery(listReleases, query)
    return { status: 200, body: { releases: releases.list(named) } }
  }

  const create: FakeHandler = (request) => {
    const { name } = acceptBody(createRelease, request.body)
    return repeats.once(request, () => {
      requireRoomForRelease(releases.pendingCount())
      const release = releases.add({ name }, request.caller)
      const location = API_ROOT + addressOf(readRelease, release)
      const body = releases.present(release, request.caller)
      return { status: 201, body, headers: { Location: location } }
    })
  }

  const read: FakeHandler = (request) => answerWith(releases, releases.load(request.id), request)

  const rename: FakeHandler = (request) => {
    const { name } = acceptBody(renameRelease, request.body)
    const event = { act: 'renamed', by: request.caller, detail: name } as const
    const release = releases.change(releases.load(request.id), { name }, event)
    return answerWith(releases, release, request)
  }

  const removeWhole: FakeHandler = (request) => {
    releases.remove(loadOpen(releases, request))
    return { status: 204 }
  }

  const handlers: [AnyCall, FakeHandler][] = [
    [listReleases, list],
    [createRelease, create],
    [readRelease, read],
    [renameRelease, rename],
    [deleteRelease, removeWhole],
    [addToRelease, add],
    [removeFromRelease, remove],
    [publishRelease, publishHandler(server)],
    [cancelRelease, cancelHandler(server)],
    [undoRelease, undoHandler(server)],
    ...releasePreviewHandlers(fake),
  ]
  return handlers.map(([call, handler]) => [
    call,
    (request) => {
      requireReleaser(store.entities, request.caller)
      return handler(request)
    },
  ])
}
