import type { Moved, Reason } from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/entity'
import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import type { StoredRecord } from '../table/storedRecord'
import { audit } from '../../identity/audit/audit.table'
import {
  aboutRecord,
  recordActs,
  type ChangeAction,
  type Changed,
  type NamedRecord,
} from './recordActs'
import {
  auditEntry,
  writeAuditEntries,
  writeAuditEntry,
  writeRevisions,
  type Actor,
  type AuditedRequest,
} from '../../identity/audit/writeAuditEntry'

type Records = readonly StoredRecord[]

/** Why a version was made, by the act that made it. */
const REASONS = { change: 'changed', restore: 'restored', undo: 'undone' } as const

/** Writes audit entries for changes of an entity's records and their revisions, in the transaction of the change. */
export function auditRecords(entity: AnyEntity) {
  const { created, changed, moved, deleted, restored, deletedForever } = recordActs(entity)
  return {
    /** The entry for a new record. The statement that creates the record adds its values. */
    entryOfNew: (request: AuditedRequest, record: EntityValues) =>
      auditEntry(request, { ...aboutRecord(entity, record), action: 'create', status: 201 }),
    changed: (tx: Db, request: AuditedRequest, pair: Changed, action: ChangeAction) =>
      writeAuditEntry(tx, request, changed(pair, action, REASONS[action])),
    /** The revisions of records that changed because another one was deleted. */
    released: (tx: Db, request: AuditedRequest, records: Records) => {
      const pairs = records.map((record) => ({ before: record, after: record }))
      const acts = pairs.map((pair) => changed(pair, 'change', 'changed'))
      return writeRevisions(tx, request, acts)
    },
    moved: (tx: Db, request: AuditedRequest, record: StoredRecord, to: Moved) =>
      writeAuditEntry(tx, request, moved(record, to)),
    allCreated: (tx: Db, request: AuditedRequest, records: Records, reason: Reason) => {
      const acts = records.map((record) => created(record, reason))
      return writeAuditEntries(tx, request, acts)
    },
    allChanged: (tx: Db, request: AuditedRequest, pairs: readonly Changed[], reason: Reason) => {
      const acts = pairs.map((pair) =>
        changed(pair, reason === 'undone' ? 'undo' : 'change', reason),
      )
      return writeAuditEntries(tx, request, acts)
    },
    allDeleted: (tx: Db, request: AuditedRequest, records: Records) =>
      writeAuditEntries(tx, request, records.map(deleted)),
    allRestored: (tx: Db, request: AuditedRequest, records: Records) =>
      writeAuditEntries(tx, request, records.map(restored)),
    /** Of personal records nothing remains but that they were deleted. */
    allDeletedForever: async (
      tx: Db,
      request: AuditedRequest,
      records: readonly NamedRecord[],
      by?: Actor,
    ) => {
      if (entity.isPersonal) await erasePersonalData(tx, entity, records)
      const acts = records.map((record) => Object.assign(deletedForever(record), by && { by }))
      await writeAuditEntries(tx, request, acts)
    },
  }
}

// Erases the personal data of deleted records from earlier entries: titles and values, and the visitors' addresses.
async function erasePersonalData(tx: Db, entity: AnyEntity, records: readonly NamedRecord[]) {
  const ids = records.map(({ id }) => id)
  const earlier = and(eq(audit.area, entity.area), inArray(audit.recordId, ids))
  await tx.update(audit).set({ recordTitle: '', changes: {} }).where(earlier)
  await tx
    .update(audit)
    .set({ address: '' })
    .where(and(earlier, isNull(audit.userId)))
}
