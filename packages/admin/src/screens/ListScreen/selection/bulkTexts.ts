import {
  bulkChoices,
  isLiveAction,
  type BulkAction,
  type OpenUndo,
  type TrashAction,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { BulkOutcome } from '../../../data/records/bulkRecords'

/** What can be done with the records of a list. */
export type ListAction = Exclude<BulkAction, TrashAction>

/** The buttons of the actions. */
export const LABELS: Record<BulkAction, string> = {
  delete: 'Delete',
  set: 'Set a field…',
  add: 'Add tags…',
  remove: 'Remove tags…',
  replace: 'Find and replace…',
  publish: 'Publish',
  unpublish: 'Unpublish',
  restore: 'Restore',
  'delete-forever': 'Delete for ever',
}

/** The button of an action of a list. A single field is named: 'Set rating…'. */
export function actionLabel(entity: AnyEntity, action: ListAction): string {
  const field = action === 'set' ? onlyChoice(entity) : undefined
  return field === undefined ? LABELS[action] : `Set ${field}…`
}

/** The label of the only field that can be set, in lower case; undefined if there are several. */
function onlyChoice(entity: AnyEntity): string | undefined {
  const [first, second] = bulkChoices(entity)
  return second ? undefined : first?.label?.toLowerCase()
}

/** What the actions did to some records. */
const DONE: Record<BulkAction | 'undo', (records: string) => string> = {
  delete: (records) => `Deleted ${records}.`,
  set: (records) => `Changed ${records}.`,
  add: (records) => `Added tags to ${records}.`,
  remove: (records) => `Removed tags from ${records}.`,
  replace: (records) => `Replaced in ${records}.`,
  publish: (records) => `Published ${records}.`,
  unpublish: (records) => `Unpublished ${records}.`,
  restore: (records) => `Restored ${records}.`,
  'delete-forever': (records) => `Deleted ${records} for ever.`,
  undo: (records) => `Undone for ${records}.`,
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
  const records = recordsOf(entity, done)
  if (action === 'restore' && entity.publicSite)
    return `Restored ${records} as ${done === 1 ? 'a draft' : 'drafts'}.`
  return DONE[action](records)
}

/** What a person did to many records before: 'You deleted 240 careers.' */
export function openUndoText(entity: AnyEntity, { done, count }: OpenUndo): string {
  return `You ${done} ${recordsOf(entity, count)}.`
}

/** Whether an action left records as they were, so that a person must hear of it. */
export function isIncomplete({ refused, left, failure }: BulkOutcome): boolean {
  return refused.length > 0 || left > 0 || failure !== undefined
}

/** What an action is doing: 'Changing 240 careers' */
export function runningText(entity: AnyEntity, action: BulkAction, count: number): string {
  const records = recordsOf(entity, count)
  if (action === 'delete') return `Deleting ${records}`
  if (action === 'restore') return `Restoring ${records}`
  if (action === 'publish') return `Publishing ${records}`
  if (action === 'unpublish') return `Unpublishing ${records}`
  if (action === 'replace') return `Replacing in ${records}`
  return action === 'delete-forever' ? `Deleting ${records} for ever` : `Changing ${records}`
}

/** The question of an action. */
export function titleOf(entity: AnyEntity, action: BulkAction, count: number): string {
  const records = recordsOf(entity, count)
  if (action === 'delete') return `Delete ${records}?`
  if (action === 'restore') return `Restore ${records}`
  if (isLiveAction(action)) return `${LABELS[action]} ${records}?`
  if (action === 'delete-forever') return `Delete ${records} for ever?`
  if (action === 'replace') return `Find and replace in ${records}`
  if (action === 'set') return `Set ${onlyChoice(entity) ?? 'a field'} of ${records}`
  return action === 'add' ? `Add tags to ${records}` : `Remove tags from ${records}`
}

/** How many records were not tried: '1 career was not tried.' */
export function leftText(entity: AnyEntity, left: number): string {
  return `${recordsOf(entity, left)} ${left === 1 ? 'was' : 'were'} not tried.`
}

/** That the response of a call was lost: 'The answer about 3 careers was lost. …' */
export function unknownText(entity: AnyEntity, unknown: number): string {
  return `The answer about ${recordsOf(entity, unknown)} was lost. If it was done, the list offers to undo it.`
}
