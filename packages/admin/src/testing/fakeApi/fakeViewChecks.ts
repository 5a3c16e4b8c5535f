import {
  entityTag,
  matchesIfMatch,
  MAX_VIEWS,
  opensTo,
  Problem,
  readViewQuery,
  refused,
  sessionMessages,
  viewMessages,
  type SavedView,
} from '@staff/contract'
import { foldText, type AnyEntity } from '@staff/forms/entity'

import type { FakeRequest } from './fakeAnswer'
import type { FakeServer } from './fakeContent'
import { readableEntities } from './fakePreferences'

/** A stored view. One without an owner is for everybody. */
export interface FakeView extends Pick<SavedView, 'id' | 'area' | 'name' | 'query' | 'version'> {
  ownerId: string | null
}

/** What the server checks in the calls of saved views. Each check throws a `Problem`. */
export function fakeViewChecks(
  { entities, session }: Pick<FakeServer, 'entities' | 'session'>,
  stored: () => readonly FakeView[],
) {
  function openEntity(request: FakeRequest, area: string): AnyEntity {
    const readable = readableEntities(entities, session, request)
    const entity = readable.find((each) => each.area === area)
    if (entity) return entity
    if (entities.some((each) => each.area === area))
      throw new Problem(403, sessionMessages.notAllowed)
    throw refused({ area: viewMessages.unknownArea })
  }

  function ownerOf(request: FakeRequest, shared: boolean): string | null {
    const { roleTypeId, userId } = session.personOf(request)
    if (shared && !opensTo({ roleTypeId: Number(roleTypeId) }, 'administrator'))
      throw new Problem(403, viewMessages.onlyAdministrators)
    return shared ? null : userId
  }

  function openViews(request: FakeRequest): FakeView[] {
    const { userId } = session.personOf(request)
    return stored().filter(({ ownerId }) => ownerId === null || ownerId === userId)
  }

  /** A view that the caller may change, in the version that the request names. */
  function loadOwn(request: FakeRequest) {
    const view = openViews(request).find(({ id }) => id === request.id)
    if (!view) throw new Problem(404, viewMessages.noSuchView)
    const entity = openEntity(request, view.area)
    ownerOf(request, view.ownerId === null)
    if (!matchesIfMatch(request.headers.get('If-Match'), view))
      throw new Problem(412, viewMessages.newer, {
        current: { ...presentView(entity, view) },
        headers: { etag: entityTag(view) },
      })
    return { stored: view, entity }
  }

  function requireStorable({ id, area, name, ownerId }: FakeView, isNewThere: boolean) {
    const others = stored().filter(
      (view) => view.id !== id && view.area === area && view.ownerId === ownerId,
    )
    if (isNewThere && others.length >= MAX_VIEWS)
      throw new Problem(409, viewMessages.tooMany(MAX_VIEWS))
    if (others.some((view) => foldText(view.name) === foldText(name)))
      throw refused({ name: ownerId === null ? viewMessages.takenByAll : viewMessages.taken })
  }

  return { openEntity, ownerOf, openViews, loadOwn, requireStorable }
}

/** A view as the server returns it. */
export function presentView(
  entity: AnyEntity,
  { id, area, name, query, ownerId, version }: FakeView,
  count: number | null = null,
): SavedView {
  const read = readViewQuery(entity, query)
  const missing = [...read.missing.keys()]
  return { id, area, name, query: read.query, shared: ownerId === null, missing, count, version }
}
