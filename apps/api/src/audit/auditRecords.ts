import { isDeepStrictEqual } from 'node:util'

import type { AnyEntity, EntityValues } from '@staff/forms/entity'
import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../db/database'
import { audit, type Changes } from './audit.table'
import type { StoredRecord } from '../records/table/storedRecord'
import {
  auditEntry,
  writeAuditEntries,
  writeAuditEntry,
  type Act,
  type AuditedRequest,
} from './writeAuditEntry'

/** Writes audit entries for changes of an entity's records, in the transaction of the change. */
export function auditRecords(entity: AnyEntity) {
  const created = (record: StoredRecord): Act => ({
    ...aboutRecord(entity, record),
    action: 'create',
    status: 201,
    changes: changesOf(entity, {}, record),
  })
  const changed = ({ before, after }: Changed): Act => ({
    ...aboutRecord(entity, after),
    action: 'change',
    status: 200,
    changes: changesOf(entity, before, after),
  })
  const deleted = (record: StoredRecord): Act => ({
    ...aboutRecord(entity, record),
    action: 'delete',
    status: 204,
    changes: changesOf(entity, record, {}),
  })
  const allDeleted = async (tx: Db, request: AuditedRequest, records: readonly StoredRecord[]) => {
    if (entity.isPersonal) await erasePersonalData(tx, entity, records)
    await writeAuditEntries(tx, request, records.map(deleted))
  }
  return {
    /** The entry for a new record. The statement that creates the record adds its values. */
    entryOfNew: (request: AuditedRequest, record: EntityValues) =>
      auditEntry(request, { ...aboutRecord(entity, record), action: 'create', status: 201 }),
    changed: (tx: Db, request: AuditedRequest, before: StoredRecord, after: StoredRecord) =>
      writeAuditEntry(tx, request, changed({ before, after })),
    deleted: (tx: Db, request: AuditedRequest, record: StoredRecord) =>
      allDeleted(tx, request, [record]),
    /** The same for many records, in one statement. */
    allCreated: (tx: Db, request: AuditedRequest, records: readonly StoredRecord[]) =>
      writeAuditEntries(tx, request, records.map(created)),
    allChanged: (tx: Db, request: AuditedRequest, pairs: readonly Changed[]) =>
      writeAuditEntries(tx, request, pairs.map(changed)),
    allDeleted,
  }
}

interface Changed {
  before: StoredRecord
  after: StoredRecord
}

/** The changed fields, except secrets, with their old and new values. A new record has no old values, a deleted record no new ones. */
function changesOf(entity: AnyEntity, from: EntityValues, to: EntityValues): Changes {
  if (entity.isPersonal) return {}
  const pairs = Object.values(entity.fields)
    .filter(({ secret }) => !secret)
    .map(({ name }) => [name, { from: from[name] ?? null, to: to[name] ?? null }] as const)
    .filter(([, change]) => !isDeepStrictEqual(change.from, change.to))
  return Object.fromEntries(pairs)
}

function aboutRecord(entity: AnyEntity, record: EntityValues) {
  const { area, idKey, titleOf, isPersonal } = entity
  const title = isPersonal ? '' : titleOf(record)
  return { area, record: { id: String(record[idKey]), title } } satisfies Pick<
    Act,
    'area' | 'record'
  >
}

// Erases the personal data of deleted records from earlier entries: titles and values, and the visitors' addresses.
async function erasePersonalData(tx: Db, entity: AnyEntity, records: readonly StoredRecord[]) {
  const ids = records.map((record) => String(record[entity.idKey]))
  const earlier = and(eq(audit.area, entity.area), inArray(audit.recordId, ids))
  await tx.update(audit).set({ recordTitle: '', changes: {} }).where(earlier)
  await tx
    .update(audit)
    .set({ address: '' })
    .where(and(earlier, isNull(audit.userId)))
}
