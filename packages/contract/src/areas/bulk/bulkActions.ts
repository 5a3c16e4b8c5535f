import {
  accessTo,
  choicesOf,
  hasTrash,
  isOptionalReference,
  type AnyEntity,
  type Audience,
  type Field,
} from '@staff/entity'

import { isReplaceable } from './replace/replacement'

/** The most records that one call changes. */
export const MAX_BULK_RECORDS = 10_000

/** The most records that one transaction changes. */
export const BULK_BLOCK = 500

/** What can be done with many records at once: delete them, set a choice or a reference, add or remove tags, and replace a text. */
export type BulkAction = 'delete' | 'set' | 'add' | 'remove' | 'replace' | TrashAction

const TRASH_ACTIONS = ['restore', 'delete-forever'] as const

/** What can be done with many deleted records at once. */
export type TrashAction = (typeof TRASH_ACTIONS)[number]

/** Whether an action is about the records in the trash. */
export function isTrashAction(action: BulkAction | undefined): action is TrashAction {
  return TRASH_ACTIONS.some((each) => each === action)
}

/**
 * The fields that the action 'set' changes: choices and optional references. A required reference, such as the role of a user,
 * is chosen in a form, one record after the other.
 */
export function bulkChoices(entity: AnyEntity): Field[] {
  return openFields(entity).filter(
    (field) => choicesOf(field) !== undefined || isOptionalReference(field),
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

/** The actions that an entity has, each with who may do it. */
export function bulkActions(entity: AnyEntity): [action: BulkAction, who: Audience][] {
  const { write, remove } = accessTo(entity)
  const canRestore = hasTrash(entity) && remove !== 'nobody'
  const actions: [BulkAction, Audience, boolean][] = [
    ['delete', remove, true],
    ['set', write, bulkChoices(entity).length > 0],
    ['add', write, bulkLists(entity).length > 0],
    ['remove', write, bulkLists(entity).length > 0],
    ['replace', write, bulkReplaceable(entity).length > 0],
    ['restore', entity.isPersonal ? remove : fewest(remove, write), canRestore],
    ['delete-forever', 'administrator', canRestore],
  ]
  return actions.flatMap(([action, who, exists]) =>
    exists && who !== 'nobody' ? [[action, who]] : [],
  )
}

/** What an action can have done to its records. */
export const DONE = ['changed', 'deleted', 'restored'] as const

/** What an action has done to its records. */
export type Done = (typeof DONE)[number]

/** Who may undo what was done: those who may still do it. */
export function undoAudience(entity: AnyEntity, done: Done): Audience {
  const { write, remove } = accessTo(entity)
  if (done === 'changed') return write
  if (done === 'deleted') return remove
  return bulkActions(entity).find(([action]) => action === 'restore')?.[1] ?? 'nobody'
}

/** Who may make the call at all. Each of its actions has an audience of its own. */
export function bulkAccess(entity: AnyEntity): Audience {
  const audiences = bulkActions(entity).map(([, who]) => who)
  return AUDIENCES.find((each) => audiences.includes(each)) ?? 'nobody'
}

function fewest(...audiences: Audience[]): Audience {
  return AUDIENCES.findLast((each) => audiences.includes(each)) ?? 'nobody'
}

// From the most people to the fewest.
const AUDIENCES: readonly Audience[] = ['signedIn', 'administrator', 'nobody']

function openFields({ fields, change }: AnyEntity): Field[] {
  return Object.values(change?.fields ?? fields).filter(({ secret }) => !secret)
}
