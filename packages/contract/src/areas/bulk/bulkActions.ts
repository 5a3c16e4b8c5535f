import {
  accessTo,
  choicesOf,
  hasTrash,
  isOptionalReference,
  mostOf,
  type AnyEntity,
  type Field,
} from '@staff/entity'

import { accessFor, areaAccess, type AreaAccess } from '../../rules/rights/decide'
import { isReplaceable } from './replace/replacement'

/** The most records that one call changes. */
export const MAX_BULK_RECORDS = 10_000

/** The most records that one transaction changes. */
export const BULK_BLOCK = 500

/**
 * What can be done with many records at once: delete them, set a choice or a reference, add or remove tags, replace a text, and publish
 * or unpublish them.
 */
export type BulkAction = 'delete' | 'set' | 'add' | 'remove' | 'replace' | LiveAction | TrashAction

const LIVE_ACTIONS = ['publish', 'unpublish'] as const

/** What can be done with the public site's view of many records at once. */
export type LiveAction = (typeof LIVE_ACTIONS)[number]

/** Whether an action is about what the public site shows. */
export function isLiveAction(action: BulkAction | undefined): action is LiveAction {
  return LIVE_ACTIONS.some((each) => each === action)
}

const TRASH_ACTIONS = ['restore', 'delete-forever'] as const

/** What can be done with many deleted records at once. */
export type TrashAction = (typeof TRASH_ACTIONS)[number]

/** Whether an action is about the records in the trash. */
export function isTrashAction(action: BulkAction | undefined): action is TrashAction {
  return TRASH_ACTIONS.some((each) => each === action)
}

/**
 * The fields that the action 'set' changes: choices, checkboxes and optional references. A required reference, such as the role of a user,
 * is chosen in a form, one record after the other.
 */
export function bulkChoices(entity: AnyEntity): Field[] {
  return openFields(entity).filter(
    (field) =>
      choicesOf(field) !== undefined || field.kind === 'checkbox' || isOptionalReference(field),
  )
}

/** The fields with a list of texts, which the actions 'add' and 'remove' change. */
export function bulkLists(entity: AnyEntity): Field[] {
  return openFields(entity).filter(({ kind }) => kind === 'tags')
}

/** The fields with free text, in which the action 'replace' finds and replaces. */
export function bulkReplaceable(entity: AnyEntity): Field[] {
  return openFields(entity).filter((field) => isReplaceable(entity, field))
}

/** The actions that an entity has, each with the right that it needs. */
export function bulkActions(entity: AnyEntity): [action: BulkAction, needed: AreaAccess][] {
  const { remove } = accessTo(entity)
  const edit = accessFor(entity, 'edit')
  const canRestore = hasTrash(entity) && remove !== 'nobody'
  const actions: [BulkAction, AreaAccess, boolean][] = [
    ['delete', accessFor(entity, 'remove'), true],
    ['set', edit, bulkChoices(entity).length > 0],
    ['add', edit, bulkLists(entity).length > 0],
    ['remove', edit, bulkLists(entity).length > 0],
    ['replace', edit, bulkReplaceable(entity).length > 0],
    ['publish', accessFor(entity, 'publish'), entity.publicSite !== undefined],
    ['unpublish', accessFor(entity, 'publish'), entity.publicSite !== undefined],
    ['restore', accessFor(entity, 'restore'), canRestore],
    ['delete-forever', accessFor(entity, 'deleteForEver'), canRestore],
  ]
  return actions.flatMap(([action, needed, exists]) =>
    exists && needed.audience !== 'nobody' ? [[action, needed]] : [],
  )
}

/** What an action can have done to its records. */
export const DONE = ['changed', 'deleted', 'restored', 'published', 'unpublished'] as const

/** What an action has done to its records. */
export type Done = (typeof DONE)[number]

/** The right to undo what was done: that to do it. */
export function undoAccess(entity: AnyEntity, done: Done): AreaAccess {
  if (done === 'changed') return accessFor(entity, 'edit')
  if (done === 'published' || done === 'unpublished') return accessFor(entity, 'publish')
  return accessFor(entity, done === 'deleted' ? 'remove' : 'restore')
}

/** The right to make the call at all: that to the action which most people may do. */
export function bulkAccess(entity: AnyEntity): AreaAccess {
  const audiences = bulkActions(entity).map(([, { audience }]) => audience)
  return areaAccess(entity, mostOf(...audiences))
}

function openFields({ fields, change }: AnyEntity): Field[] {
  return Object.values(change?.fields ?? fields).filter(({ secret }) => !secret)
}
