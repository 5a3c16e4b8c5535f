import { hasTrash, labelOf, whoHas, type AnyEntity, type Author } from '@staff/entity'

import { recordMessages } from '../../messages/messages'
import { trashMessages } from '../../messages/trashMessages'
import { Problem, refused } from '../../problems/Problem'
import { notAllowed, opensTo, requireRight } from '../../rules/access'
import { mayDo, type RightsHolder } from '../../rules/rights/decide'
import { entityTag, matchesIfMatch, noSuchRecord, type Newer } from '../../rules/records'
import { acceptRestore } from '../history/revisions'

/** The entities whose trash a person can open: those whose records they may delete. */
export function trashEntities(entities: readonly AnyEntity[], reader: RightsHolder): AnyEntity[] {
  return entities.filter((entity) => hasTrash(entity) && opensTo(reader, entity, 'remove'))
}

/**
 * The areas whose trash a call about several areas reads: those that the caller can open, and which of them it asks for. Throws a 403 if
 * they can open none, or not one that it asks for, and a 422 for an unknown area.
 */
export function areasOfTrash(
  entities: readonly AnyEntity[],
  reader: RightsHolder,
  wanted: readonly string[] = [],
): { open: string[]; asked: string[] } {
  const open = trashEntities(entities, reader).map(({ area }) => area)
  const known = entities.filter(hasTrash).map(({ area }) => area)
  if (open.length === 0) throw notAllowed(trashMessages.deletesNothing(reader.roleName))
  if (wanted.some((area) => !known.includes(area)))
    throw refused({ area: trashMessages.unknownArea(open) })
  const closed = entities.find(({ area }) => wanted.includes(area) && !open.includes(area))
  if (closed) throw notAllowed(mayDo(reader, 'remove', closed).because)
  return { open, asked: wanted.length > 0 ? open.filter((area) => wanted.includes(area)) : open }
}

/** The 409 for a record that cannot be brought back, because nobody has deleted it. */
export function notInTrash({ labels }: AnyEntity): Problem {
  return new Problem(409, trashMessages.notInTrash(labels.one))
}

/** A call about a deleted record. */
export interface TrashCall {
  ifMatch: string | null | undefined
  caller: RightsHolder & { userId: string }
}

/** Throws a 412 unless `If-Match` names the last deletion of a record. `deletedBy` is who made that deletion. */
export function requireDeletion(
  entity: AnyEntity,
  trashed: { version: number },
  deletedBy: Author | undefined,
  { ifMatch, caller }: TrashCall,
): void {
  if (!matchesIfMatch(ifMatch, trashed))
    throw trashConflict(entity, trashed, { changedBy: deletedBy, readerId: caller.userId })
}

/** Throws a problem unless a call may restore a deleted record. `deletedBy` is who deleted it. */
export function requireRestorable(
  entity: AnyEntity,
  trashed: { version: number },
  deletedBy: Author | undefined,
  call: TrashCall & { body: unknown },
): void {
  // A right to change records is not always a right to delete them.
  requireRight(call.caller, entity, 'restore')
  requireDeletion(entity, trashed, deletedBy, call)
  // Its versions can be restored when it is back.
  if (acceptRestore(entity, call.body) !== undefined) throw noSuchRecord(entity)
}

/** The 412 for an older version of a deleted record. */
function trashConflict(
  { labels }: AnyEntity,
  trashed: { version: number },
  { changedBy, readerId }: Newer,
): Problem {
  const message = recordMessages.newer(labels.one, whoHas(changedBy, readerId))
  return new Problem(412, message, {
    ...(changedBy && { changedBy }),
    headers: { etag: entityTag(trashed) },
  })
}

/**
 * Why an action leaves a record that is not in the trash in the version that it is about: it is in its table again, or in the trash as
 * another deletion, or nowhere.
 */
export function notInTrashNow(
  { labels: { one } }: AnyEntity,
  place: 'table' | 'trash' | undefined,
): Problem {
  if (place === 'trash') return new Problem(412, trashMessages.deletedAgain(one))
  if (place === 'table') return new Problem(409, trashMessages.restoredMeanwhile(one))
  return new Problem(404, trashMessages.goneForEver(one))
}

/** The messages for a record that cannot be brought back, at the field that says why. */
export const trashRefusals = {
  /** Another record has the value, which must be unique. */
  taken: (entity: AnyEntity, field: string) =>
    trashMessages.taken(labelOf(entity, field), entity.labels.one),

  /** The record that the field refers to is gone. */
  missingReference: (entity: AnyEntity, field: string) =>
    trashMessages.missingReference(labelOf(entity, field), entity.labels.one),

  /** The picture is gone. */
  missingImage: (entity: AnyEntity, field: string) =>
    trashMessages.missingImage(labelOf(entity, field), entity.labels.one),
}
