import type { Moved } from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/entity'
import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import type { StoredRecord } from '../table/storedRecord'
import { audit } from '../../identity/audit/audit.table'
import {
  aboutRecord,
  recordActs,
  type ChangeReason,
  type Changed,
  type LiveAct,
  type NamedRecord,
  type ReviewAction,
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

/** Writes audit entries for changes of an entity's records and their revisions, in the transaction of the change. */
export function auditRecords(entity: AnyEntity) {
  const acts = recordActs(entity)
  return {
    /** The entry for a new record. The statement that creates the record adds its values. */
    entryOfNew: (request: AuditedRequest, record: EntityValues) =>
      auditEntry(request, { ...aboutRecord(entity, record), action: 'create', status: 201 }),
    imported: (tx: Db, request: AuditedRequest, records: Records) =>
      writeAuditEntries(
        tx,
        request,
        records.map((record) => acts.created(record, 'imported')),
      ),
    changed: (tx: Db, request: AuditedRequest, pairs: readonly Changed[], reason: ChangeReason) =>
      writeAuditEntries(
        tx,
        request,
        pairs.map((pair) => acts.changed(pair, reason)),
      ),
    /** The revisions of records that changed because another one was deleted. */
    released: (tx: Db, request: AuditedRequest, records: Records) =>
      writeRevisions(
        tx,
        request,
        records.map((record) => acts.changed({ before: record, after: record }, 'changed')),
      ),
    moved: (tx: Db, request: AuditedRequest, record: StoredRecord, to: Moved) =>
      writeAuditEntry(tx, request, acts.moved(record, to)),
    /** Nothing of the record changed but what the public site shows. */
    live: (tx: Db, request: AuditedRequest, records: Records, action: LiveAct) =>
      writeAuditEntries(
        tx,
        request,
        records.map((record) => acts.live(record, action)),
      ),
    reviewed: (tx: Db, request: AuditedRequest, record: StoredRecord, action: ReviewAction) =>
      writeAuditEntry(tx, request, acts.live(record, action)),
    deleted: (tx: Db, request: AuditedRequest, records: Records) =>
      writeAuditEntries(tx, request, records.map(acts.deleted)),
    restored: (tx: Db, request: AuditedRequest, records: Records) =>
      writeAuditEntries(tx, request, records.map(acts.restored)),
    /** Of personal records nothing remains but that they were deleted. */
    deletedForever: async (
      tx: Db,
      request: AuditedRequest,
      records: readonly NamedRecord[],
      by?: Actor,
    ) => {
      if (entity.isPersonal) await erasePersonalData(tx, entity, records)
      const deletions = records.map((record) => ({
        ...acts.deletedForever(record),
        ...(by && { by }),
      }))
      await writeAuditEntries(tx, request, deletions)
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
