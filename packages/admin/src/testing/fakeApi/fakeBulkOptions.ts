import type { AcceptedBulk, Reason } from '@staff/contract'
import type { EntityValues } from '@staff/entity'

import type { FakeRequest } from './fakeAnswer'
import type { FakeRecord } from './fakePage'
import type { FakeTable } from './fakeTable'
import type { FakeSessionCalls } from './session/fakeSession'

/** The records of an entity, and what is done with single ones. */
export interface FakeBulkOptions {
  table: FakeTable
  session: Pick<FakeSessionCalls, 'personOf'>
  /** The values of a record with these changes, by its schema. Throws a `Problem`. */
  accept: (stored: FakeRecord, changes: EntityValues) => EntityValues
  /** Changes one record by the rules of a single change, except those of the schema. Throws a `Problem`. */
  change: (request: FakeRequest, stored: FakeRecord, change: FakeChange) => void
  /** Deletes one record by the rules of a single deletion. Throws a `Problem`. */
  remove: (request: FakeRequest, stored: FakeRecord) => void
  /** Stores a deleted record again. Throws a `Problem`. */
  restore: (request: FakeRequest, deleted: FakeRecord) => FakeRecord
  /** Deletes a deleted record for ever. */
  forget: (deleted: FakeRecord) => void
}

/** A change of a record, and the values that it gets. */
export interface FakeChange {
  changes: EntityValues
  values: EntityValues
  reason: Reason
}

/** An accepted call that is no undo. */
export type Action = Exclude<AcceptedBulk, { action: 'undo' }>

/** What undoes the action on one record. */
export type Former = { id: string } & (
  | { isDeleted: true; version: number }
  | { isRestored: true; version: number }
  | { version: number; values: EntityValues }
)
