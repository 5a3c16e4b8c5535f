import { setTimeout as sleep } from 'node:timers/promises'

import {
  BULK_BLOCK,
  isTrashAction,
  takeTargets,
  type AcceptedBulk,
  type BulkEdition,
  type BulkRefusal,
  type BulkResult,
} from '@staff/contract'

import type { Db } from '../../platform/db/database'
import { findDeletedEditions } from '../trash/findTrashed'
import type { RecordContext } from '../table/recordTable'
import { findEditions } from './findEditions'

/** An accepted call that is no undo. */
export type Action = Exclude<AcceptedBulk, { action: 'undo' }>

/** The records of a call, in blocks, and what it leaves for the next one. */
export async function findTargets(
  db: Db,
  context: RecordContext,
  { action, records, limit }: Action,
): Promise<{ blocks: BulkEdition[][]; rest: BulkResult['rest'] }> {
  const editions = Array.isArray(records)
    ? records
    : isTrashAction(action)
      ? await findDeletedEditions(db, context.records, records)
      : await findEditions(db, context.records, records)
  const { targets, rest } = takeTargets(editions, limit)
  return { blocks: blocksOf(targets), rest }
}

/** Between two blocks the calls of others get their turn: the embedded database has one connection for all. */
export function pauseForOthers(): Promise<void> {
  return sleep(20)
}

/** The refused records in the order of their block. */
export function inOrderOf(editions: readonly BulkEdition[], refused: readonly BulkRefusal[]) {
  const positions = new Map(editions.map(({ id }, index) => [id, index]))
  const positionOf = ({ id }: BulkRefusal) => positions.get(id) ?? 0
  return refused.toSorted((one, other) => positionOf(one) - positionOf(other))
}

function blocksOf(editions: readonly BulkEdition[]): BulkEdition[][] {
  return Array.from({ length: Math.ceil(editions.length / BULK_BLOCK) }, (_, index) =>
    editions.slice(index * BULK_BLOCK, (index + 1) * BULK_BLOCK),
  )
}
