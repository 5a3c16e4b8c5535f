import type { AnyEntity } from '@staff/entity'

import { bulkMessages } from '../../messages/bulkMessages'
import { Problem } from '../../problems/Problem'
import { noSuchRecord } from '../../rules/records'
import { notInTrashNow } from '../trash/trashRules'
import type { BulkEdition } from './acceptBulk'
import type { BulkRefusal, BulkResult } from './bulkCall'
import type { BulkOutcome } from './bulkSteps'

/** A record of a call. One that is not there has the title ''. */
export interface NamedRecord {
  id: string
  title: string
}

interface Versioned {
  version: number
}

/** Whether a problem is about one record only. Any other one ends the call: a server error, or what a person must do first. */
export function concernsOneRecord({ status, details }: Problem): boolean {
  return status < 500 && details.code === undefined
}

/** The refusal of one record. Each wrong field gives its message. */
export function bulkRefusal({ id, title }: NamedRecord, problem: Problem): BulkRefusal {
  const messages = Object.values(problem.details.errors ?? {})
  return { id, title, message: messages.length > 1 ? messages.join('. ') : problem.message }
}

/** Whether a call is about an older version of a record. */
export function isOlder({ version }: BulkEdition, stored: Versioned): boolean {
  return version !== undefined && version !== stored.version
}

/** The reason to skip a record: it is gone, or newer than the call; undefined if it can be changed. `who` says who changed it: 'Ana Moreno has'. */
export function refuseEdition(
  entity: AnyEntity,
  edition: BulkEdition,
  stored: Versioned | undefined,
  who: () => string,
): Problem | undefined {
  if (!stored) return noSuchRecord(entity)
  if (!isOlder(edition, stored)) return undefined
  return new Problem(412, bulkMessages.changedSince(entity.labels.one, who()))
}

/**
 * The reason to skip a deleted record; undefined if it is in the trash in the version of the call. `isStored`: whether it is in its
 * table.
 */
export function refuseDeletedEdition(
  entity: AnyEntity,
  edition: BulkEdition,
  trashed: Versioned | undefined,
  isStored: boolean,
): Problem | undefined {
  if (trashed && !isOlder(edition, trashed)) return undefined
  return notInTrashNow(entity, trashed ? 'trash' : isStored ? 'table' : undefined)
}

/** The records of a call up to its limit, and the others, which are for the next call. */
export function takeTargets(
  editions: readonly BulkEdition[],
  limit: number,
): { targets: BulkEdition[]; rest: BulkResult['rest'] } {
  const later = editions.slice(limit)
  return {
    targets: editions.slice(0, limit),
    rest: {
      ids: later.map(({ id }) => id),
      versions: later.flatMap(({ version }) => version ?? []),
    },
  }
}

/** The result of a call from what became of its records. `undo`: the id with which it can be undone. */
export function bulkResult(
  outcomes: readonly BulkOutcome[],
  { undo, rest = { ids: [], versions: [] } }: { undo: string | null; rest?: BulkResult['rest'] },
): BulkResult {
  return {
    done: outcomes.reduce((sum, { done }) => sum + done, 0),
    refused: outcomes
      .flatMap(({ refused }) => refused)
      .map(({ id, title, message }) => ({ id, title, message })),
    undo: outcomes.some(({ former }) => former) ? undo : null,
    rest,
  }
}
