import type { EntityValues } from '@staff/entity'
import type { Placeholder, SQL } from 'drizzle-orm'

import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import type { Session } from '../../identity/sessions/sessions'
import type { StoredRecord } from './storedRecord'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server sends mails. */
    sendsMails: boolean
  }
}

/** What a part of the statement that stores a new record reads: the record as JSON, and the name of its author. */
export interface CreatedRecord {
  record: SQL
  userName: Placeholder
}

/** Additional rules of an area's calls. A hook throws a Problem to refuse the call. */
export interface RecordHooks {
  /** Returns the columns to store for the valid values of a new record. */
  beforeCreate?: (values: EntityValues, creation: Creation) => Promise<EntityValues>
  /** Makes a part of the statement that stores a new record, for what is stored with it; undefined if there is nothing. */
  withCreated?: (config: Pick<Config, 'mail'>) => ((created: CreatedRecord) => SQL) | undefined
  /** Checks valid changes. It must not depend on other writes of the same call: many records are checked before the first is written. */
  checkChange?: (tx: Db, change: Omit<RecordChange, 'sendsMails'>) => Promise<void>
  /** Returns the columns to store for valid changes. `tx` is the transaction that stores them. */
  beforeChange?: (tx: Db, change: RecordChange) => Promise<EntityValues>
  /** Runs before a record is deleted, in the same transaction. */
  beforeRemove?: (tx: Db, removal: Omit<RecordChange, 'changes' | 'sendsMails'>) => Promise<void>
  /** Runs before a record comes back from the trash, in the same transaction. `row` has the columns of its table. */
  beforeRestore?: (tx: Db, restoring: Restoring) => Promise<void>
}

export interface Restoring {
  row: Readonly<Record<string, unknown>>
  /** The session of the user who makes the call. */
  session: Session
}

export interface Creation {
  db: Db
  /** The session of the user who makes the call. */
  session: Session
}

export interface RecordChange {
  stored: StoredRecord
  changes: EntityValues
  /** Whether the server sends mails. */
  sendsMails: boolean
  /** The session of the user who makes the call. */
  session: Session
}
