import type { EntityValues } from '@staff/forms/entity'

import type { Db } from '../db/database'
import type { Session } from '../sessions/sessions'
import type { StoredRecord } from './table/storedRecord'

/** What an area's calls do beyond what all of them do. Throwing a Problem refuses the call. */
export interface RecordHooks {
  /** The columns to store for the accepted values of a new record. */
  beforeCreate?: (values: EntityValues, creation: Creation) => Promise<EntityValues>
  /** The columns to store for accepted changes; `tx` is the transaction that will store them. */
  beforeChange?: (tx: Db, change: RecordChange) => Promise<EntityValues>
  /** Looks at a record that is about to go, in the transaction that deletes it. */
  beforeRemove?: (tx: Db, removal: Omit<RecordChange, 'changes'>) => Promise<void>
}

export interface Creation {
  db: Db
  /** Who asks for it. */
  session: Session
}

export interface RecordChange {
  stored: StoredRecord
  changes: EntityValues
  /** Who asks for it. */
  session: Session
}
