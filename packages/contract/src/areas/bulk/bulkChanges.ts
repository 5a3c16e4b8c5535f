import { foldText, labelOf, type AnyEntity, type EntityValues } from '@staff/entity'

import { recordMessages } from '../../messages/messages'
import { Problem } from '../../problems/Problem'
import type { BulkAction, TrashAction } from './bulkActions'
import { replacedValues } from './replace/replacement'

/** What an action does to each record. */
export interface BulkChange {
  action: Exclude<BulkAction, 'delete' | TrashAction>
  /** The choices to set, or the tags to add or remove, by field; or what to find and to put in its place. */
  values: EntityValues
}

/**
 * The fields of a record that an action changes, with their new values. Empty if the record is as it should be. Throws a 422 if they
 * cannot even be made.
 */
export function bulkChanges(
  entity: AnyEntity,
  { action, values }: BulkChange,
  record: EntityValues,
): EntityValues {
  if (action === 'replace') return replacedValues(entity, values, record)
  const changed = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    const before = record[field]
    const after = action === 'set' ? value : changedList(action, textsIn(before), textsIn(value))
    return after === before ? [] : [[field, after]]
  })
  return Object.fromEntries(changed)
}

/** Throws a 422 if the accepted values of a record leave something to do: a link post, for example, has no tags. */
export function requireApplied(
  entity: AnyEntity,
  change: BulkChange,
  accepted: EntityValues,
): void {
  // A new text may have the old one in it.
  if (change.action === 'replace') return
  const [missed] = Object.keys(bulkChanges(entity, change, accepted))
  if (missed !== undefined)
    throw new Problem(422, recordMessages.notItsField(entity.labels.one, labelOf(entity, missed)))
}

/** The same list if it is as it should be. Tags that differ only in case or letter width are the same tag. */
function changedList(action: 'add' | 'remove', list: readonly string[], given: readonly string[]) {
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
  // The very list of the record: an unchanged list is the same object.
  return isTexts(value) ? value : []
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
