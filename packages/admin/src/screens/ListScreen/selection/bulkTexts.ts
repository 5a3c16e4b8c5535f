import type { BulkAction } from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'

import type { BulkOutcome } from '../../../data/records/bulkRecords'

/** The buttons of the actions. */
export const LABELS: Record<BulkAction, string> = {
  delete: 'Delete',
  set: 'Set…',
  add: 'Add tags…',
  remove: 'Remove tags…',
}

/** What the actions did, at the start of a sentence. */
const DONE: Record<BulkAction | 'undo', string> = {
  delete: 'Deleted',
  set: 'Changed',
  add: 'Added tags to',
  remove: 'Removed tags from',
  undo: 'Undone for',
}

const number = new Intl.NumberFormat('en')

/** A count as a person writes it: '1,204'. */
export function countOf(count: number): string {
  return number.format(count)
}

/** A count with its noun: '1 career', '240 careers'. */
export function recordsOf({ labels }: AnyEntity, count: number): string {
  return count === 1 ? `1 ${labels.one}` : `${countOf(count)} ${labels.many.toLowerCase()}`
}

/** What was done: 'Changed 240 careers.' */
export function doneText(entity: AnyEntity, action: BulkAction | 'undo', done: number): string {
  return `${DONE[action]} ${recordsOf(entity, done)}.`
}

/** Whether an action left records as they were, so that a person must hear of it. */
export function isIncomplete({ refused, left, failure }: BulkOutcome): boolean {
  return refused.length > 0 || left > 0 || failure !== undefined
}

/** What an action is doing: 'Changing 240 careers' */
export function runningText(entity: AnyEntity, action: BulkAction, count: number): string {
  return `${action === 'delete' ? 'Deleting' : 'Changing'} ${recordsOf(entity, count)}`
}

/** The question of an action. */
export function titleOf(entity: AnyEntity, action: BulkAction, count: number): string {
  const records = recordsOf(entity, count)
  if (action === 'delete') return `Delete ${records}?`
  if (action === 'set') return `Set a field of ${records}`
  return action === 'add' ? `Add tags to ${records}` : `Remove tags from ${records}`
}
