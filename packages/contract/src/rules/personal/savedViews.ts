import type { AnyEntity } from '@staff/entity'

import { jsonObject } from '../../call/accept'
import { MAX_VIEWS, viewFields, type SavedView } from '../../calls/views'
import { viewMessages } from '../../messages/messages'
import { Problem, refused } from '../../problems/Problem'
import { opensTo, requireRight } from '../access'
import type { RightsHolder } from '../rights/decide'
import { checkSent, entityTag, matchesIfMatch } from '../records'
import { acceptViewQuery, readViewQuery } from './views'

/** A view as it is stored. A view without an owner is for everybody. */
export interface StoredView extends Pick<SavedView, 'id' | 'area' | 'name' | 'query' | 'version'> {
  ownerId: string | null
}

/** Who reads or stores a view. */
export interface ViewReader extends RightsHolder {
  userId: string
}

/** The entities whose lists a person can open. */
export function readableEntities(
  entities: readonly AnyEntity[],
  reader: RightsHolder,
): AnyEntity[] {
  return entities.filter(
    (entity) => entity.parentReference === undefined && opensTo(reader, entity, 'see'),
  )
}

/** The entity of an area. Throws a 422 for an unknown area, and a 403 if the person cannot open its list. */
export function readableEntity(
  entities: readonly AnyEntity[],
  reader: RightsHolder,
  area: string,
): AnyEntity {
  const entity = entities.find((each) => each.area === area && !each.parentReference)
  if (!entity) throw refused({ area: viewMessages.unknownArea })
  requireRight(reader, entity, 'see')
  return entity
}

/** The owner of a view that this person stores. Throws a 403 if they may not share it with everybody. */
export function ownerOfView(reader: ViewReader, entity: AnyEntity, shared: boolean): string | null {
  if (shared) requireRight(reader, entity, 'shareViews')
  return shared ? null : reader.userId
}

/** Whether a person can open a view: it is their own, or for everybody. */
export function canOpenView({ ownerId }: Pick<StoredView, 'ownerId'>, userId: string): boolean {
  return ownerId === null || ownerId === userId
}

/** The stored view, if the person can open it. Throws a 404 otherwise. */
export function requireView(view: StoredView | undefined, userId: string): StoredView {
  if (view && canOpenView(view, userId)) return view
  throw new Problem(404, viewMessages.noSuchView)
}

/**
 * The entity of a view that a person can open and wants to change. Throws a 403 if they may not, a 412 if the view has another version than
 * `ifMatch`, and a 428 without one.
 */
export function entityOfOwnView(
  entities: readonly AnyEntity[],
  reader: ViewReader,
  stored: StoredView,
  ifMatch: string | null | undefined,
): AnyEntity {
  const entity = readableEntity(entities, reader, stored.area)
  ownerOfView(reader, entity, stored.ownerId === null)
  if (!matchesIfMatch(ifMatch, stored)) throw newerView(entity, stored)
  return entity
}

/** Throws a 409 if an owner has as many views of an area as there may be. */
export function requireRoomForView(count: number): void {
  if (count >= MAX_VIEWS) throw new Problem(409, viewMessages.tooMany(MAX_VIEWS))
}

/** The 422 for the name of another view of the same owner. */
export function takenViewName({ ownerId }: Pick<StoredView, 'ownerId'>): Problem {
  return refused({ name: ownerId === null ? viewMessages.takenByAll : viewMessages.taken })
}

/** What a body changes of a stored view. Throws a 422 that names what is wrong, and a 403 like `ownerOfView`. */
export function acceptViewChanges(
  entity: AnyEntity,
  stored: StoredView,
  body: unknown,
  reader: ViewReader,
): Pick<StoredView, 'area' | 'name' | 'query' | 'ownerId'> {
  const given = jsonObject(body)
  const { area, name, query } = stored
  const whole = { name, query, shared: stored.ownerId === null, ...given }
  const { errors } = checkSent(viewFields, { given, whole })
  if (Object.keys(errors).length > 0) throw refused(errors)
  const sent = viewFields.cast(whole)
  const ownerId = ownerOfView(reader, entity, sent.shared)
  const changed = 'query' in given ? acceptViewQuery(entity, sent.query) : query
  return { area, name: sent.name, query: changed, ownerId }
}

/** A view as it is sent. */
export function presentView(
  entity: AnyEntity,
  { id, area, name, query, ownerId, version }: StoredView,
  count: number | null = null,
): SavedView {
  const read = readViewQuery(entity, query)
  const missing = [...read.missing.keys()]
  return { id, area, name, query: read.query, shared: ownerId === null, missing, count, version }
}

/** The 412 for a view that has another version than the request names. */
export function newerView(entity: AnyEntity, stored: StoredView): Problem {
  return new Problem(412, viewMessages.newer, {
    current: { ...presentView(entity, stored) },
    headers: { etag: entityTag(stored) },
  })
}
