import {
  matchesIfMatch,
  MAX_VIEWS,
  newerView,
  ownerOfView,
  Problem,
  readableEntity,
  refused,
  viewMessages,
  type StoredView,
} from '@staff/contract'
import { foldText } from '@staff/entity'

import type { FakeRequest } from './fakeAnswer'
import type { FakeServer } from './fakeContent'
import { readerOf } from './readerOf'

/** What the server checks in the calls of saved views. Each check throws a `Problem`. */
export function fakeViewChecks(
  { entities, session }: Pick<FakeServer, 'entities' | 'session'>,
  stored: () => readonly StoredView[],
) {
  function openViews(request: FakeRequest): StoredView[] {
    const { userId } = readerOf(session, request)
    return stored().filter(({ ownerId }) => ownerId === null || ownerId === userId)
  }

  /** A view that the caller may change, in the version that the request names. */
  function loadOwn(request: FakeRequest) {
    const view = openViews(request).find(({ id }) => id === request.id)
    if (!view) throw new Problem(404, viewMessages.noSuchView)
    const reader = readerOf(session, request)
    const entity = readableEntity(entities, reader, view.area)
    ownerOfView(reader, view.ownerId === null)
    if (!matchesIfMatch(request.headers.get('If-Match'), view)) throw newerView(entity, view)
    return { stored: view, entity, reader }
  }

  function requireStorable({ id, area, name, ownerId }: StoredView, isNewThere: boolean) {
    const others = stored().filter(
      (view) => view.id !== id && view.area === area && view.ownerId === ownerId,
    )
    if (isNewThere && others.length >= MAX_VIEWS)
      throw new Problem(409, viewMessages.tooMany(MAX_VIEWS))
    if (others.some((view) => foldText(view.name) === foldText(name)))
      throw refused({ name: ownerId === null ? viewMessages.takenByAll : viewMessages.taken })
  }

  return { openViews, loadOwn, requireStorable }
}
