import type { AnyEntity, EntityValues } from '@staff/entity'

import {
  bulkActions,
  isLiveAction,
  isTrashAction,
  undoAccess,
  type BulkAction,
  type Done,
  type LiveAction,
} from './bulkActions'
import { areaAccess, type AreaAccess } from '../../rules/rights/decide'
import type { AcceptedBulk } from './acceptBulk'
import type { BulkRefusal } from './bulkCall'

/** What is done with each record of a call. */
export type BulkStep = 'change' | 'delete' | 'restore' | 'delete-forever' | LiveStep

/** What is done with the live versions of a record: an action, or its undo. */
export type LiveStep = LiveAction | 'undo-publish' | 'undo-unpublish'

/** Whether a step is about the live versions of a record only. */
export function isLiveStep(step: BulkStep): step is LiveStep {
  return step.endsWith('publish')
}

/** What an action does with each record. */
export function stepOf(action: BulkAction): BulkStep {
  return action === 'delete' || isLiveAction(action) || isTrashAction(action) ? action : 'change'
}

/** A record as an action left it. */
export interface RecordBefore {
  id: string
  /** The version that the action made. */
  version: number
  /** The earlier values of the fields that it changed; undefined if the record was deleted or restored. */
  values?: EntityValues
  /**
   * Only after an unpublication: whether the public site showed it before. Otherwise what was scheduled is cancelled, which cannot be
   * undone.
   * @default false
   */
  wasShown?: boolean
}

/** What undoes an action on some records, by what was done. */
export type Former =
  | { changed: RecordBefore[] }
  | { deleted: RecordBefore[] }
  | { restored: RecordBefore[] }
  | { published: RecordBefore[] }
  | { unpublished: RecordBefore[] }

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
  if (step === 'publish') return { published: records }
  if (step === 'unpublish') {
    const shown = records.filter(({ wasShown }) => wasShown)
    return shown.length > 0 ? { unpublished: shown } : undefined
  }
  return step === 'restore' ? { restored: records } : undefined
}

/** The step that undoes an action, and its records. */
export function stepBack(former: Former): { step: BulkStep; records: RecordBefore[] } {
  if ('deleted' in former) return { step: 'restore', records: former.deleted }
  if ('restored' in former) return { step: 'delete', records: former.restored }
  if ('published' in former) return { step: 'undo-publish', records: former.published }
  if ('unpublished' in former) return { step: 'undo-unpublish', records: former.unpublished }
  return { step: 'change', records: former.changed }
}

/** What an action has done, also when it was undone. */
export function doneIn(former: Former | Undone): Done {
  if ('undone' in former) return former.undone
  if ('deleted' in former) return 'deleted'
  if ('published' in former) return 'published'
  if ('unpublished' in former) return 'unpublished'
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
