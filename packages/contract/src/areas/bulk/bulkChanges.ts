import { foldText, labelOf, type AnyEntity, type EntityValues } from '@staff/entity'

import { recordMessages } from '../../messages/messages'
import { Problem } from '../../problems/Problem'
import { withoutSame } from '../../rules/sameValue'
import type { BulkAction } from './bulkActions'
import { stepOf } from './bulkSteps'
import { replacedValues } from './replace/replacement'

/** What an action does to each record. */
export interface BulkChange {
  action: BulkAction
  /** The choices to set, or the tags to add or remove, by field; or what to find and to put in its place. */
  values: EntityValues
}

/**
 * The fields of a record that an action changes, with their new values. Empty if it changes none, or if the record is as it should be. Throws a 422 if they
 * cannot even be made.
 */
export function bulkChanges(
  entity: AnyEntity,
  { action, values }: BulkChange,
  record: EntityValues,
): EntityValues {
  if (stepOf(action) !== 'change') return {}
  if (action === 'replace') return replacedValues(entity, values, record)
  const changed = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    const before = record[field]
    const after = action === 'set' ? value : changedList(action, textsIn(before), textsIn(value))
    return after === before ? [] : [[field, after]]
  })
  return Object.fromEntries(changed)
}

/**
 * The accepted values of a record that differ from its stored ones. Throws a 422 if they leave something to do: a link post, for
 * example, has no tags.
 */
export function appliedChanges(
  entity: AnyEntity,
  change: BulkChange,
  stored: EntityValues,
  accepted: EntityValues,
): EntityValues {
  // A new text may have the old one in it.
  const [missed] =
    change.action === 'replace'
      ? []
      : Object.keys(bulkChanges(entity, change, { ...stored, ...accepted }))
  if (missed !== undefined)
    throw new Problem(422, recordMessages.notItsField(entity.labels.one, labelOf(entity, missed)))
  // A rule may have made the former value of a new one: a space at the end of a text is not stored.
  return withoutSame(accepted, stored)
}

/** The same list if it is as it should be. Tags that differ only in case or letter width are the same tag. */
function changedList(action: BulkAction, list: readonly string[], given: readonly string[]) {
  const after =
    action === 'add'
      ? [...list, ...given.filter((tag) => !isIn(list, tag))]
      : list.filter((tag) => !isIn(given, tag))
  return after.length === list.length ? list : after
}

function isIn(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => foldText(each.trim()) === foldText(tag.trim()))
}

function textsIn(value: unknown): readonly string[] {
  // The list of the record itself: an unchanged list is the same object.
  return isTexts(value) ? value : []
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
