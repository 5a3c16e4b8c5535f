import type { AnyEntity, EntityValues } from '@staff/entity'

import { bulkActions, isTrashAction, undoAccess, type BulkAction, type Done } from './bulkActions'
import { areaAccess, type AreaAccess } from '../../rules/rights/decide'
import type { AcceptedBulk } from './acceptBulk'
import type { BulkRefusal } from './bulkCall'

/** What is done with each record of a call. */
export type BulkStep = 'change' | 'delete' | 'restore' | 'delete-forever'

/** What an action does with each record. */
export function stepOf(action: BulkAction): BulkStep {
  return action === 'delete' || isTrashAction(action) ? action : 'change'
}

/** A record as an action left it. */
export interface RecordBefore {
  id: string
  /** The version that the action made. */
  version: number
  /** The earlier values of the fields that it changed; undefined if the record was deleted or restored. */
  values?: EntityValues
}

/** What undoes an action on some records. */
export type Former =
  { changed: RecordBefore[] } | { deleted: RecordBefore[] } | { restored: RecordBefore[] }

/** What is left of an action that was undone: a repeated undo needs the same right. */
export interface Undone {
  undone: Done
}

/** What became of some records of a call. */
export interface BulkOutcome {
  done: number
  refused: BulkRefusal[]
  /** What undoes it; undefined if nothing was changed, or if nothing can undo it. */
  former: Former | undefined
}

/** What became of the records of a step. */
export function outcomeOf(
  step: BulkStep,
  { done, refused }: { done: RecordBefore[]; refused: BulkRefusal[] },
): BulkOutcome {
  return { done: done.length, refused, former: done.length > 0 ? formerOf(step, done) : undefined }
}

function formerOf(step: BulkStep, records: RecordBefore[]): Former | undefined {
  if (step === 'change') return { changed: records }
  if (step === 'delete') return { deleted: records }
  return step === 'restore' ? { restored: records } : undefined
}

/** The step that undoes an action, and its records. */
export function stepBack(former: Former): { step: BulkStep; records: RecordBefore[] } {
  if ('deleted' in former) return { step: 'restore', records: former.deleted }
  if ('restored' in former) return { step: 'delete', records: former.restored }
  return { step: 'change', records: former.changed }
}

/** What an action has done, also when it was undone. */
export function doneIn(former: Former | Undone): Done {
  if ('undone' in former) return former.undone
  if ('deleted' in former) return 'deleted'
  return 'restored' in former ? 'restored' : 'changed'
}

/** The right that a call needs. An undo needs the right to do again what it takes back, which is `done`. */
export function bulkRight(
  entity: AnyEntity,
  { action }: Pick<AcceptedBulk, 'action'>,
  done: Done | undefined,
): AreaAccess {
  if (done) return undoAccess(entity, done)
  const found = bulkActions(entity).find(([each]) => each === action)
  return found?.[1] ?? areaAccess(entity, 'nobody')
}
