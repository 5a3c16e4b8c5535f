import { isDeepStrictEqual } from 'node:util'

import type { AnyEntity, EntityValues } from '@staff/forms/entity'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import type { Db } from '../db/database'
import { audit, type Changes } from './audit.table'
import type { StoredRecord } from '../records/table/storedRecord'
import { writeAuditEntry, type Act } from './writeAuditEntry'

/** Writes audit entries for changes of an entity's records, in the transaction of the change. */
export function auditRecords(entity: AnyEntity) {
  return {
    created: (tx: Db, request: FastifyRequest, record: StoredRecord) =>
      writeAuditEntry(tx, request, {
        ...aboutRecord(entity, record),
        action: 'create',
        status: 201,
        changes: changesOf(entity, {}, record),
      }),
    changed: (tx: Db, request: FastifyRequest, before: StoredRecord, after: StoredRecord) =>
      writeAuditEntry(tx, request, {
        ...aboutRecord(entity, after),
        action: 'change',
        status: 200,
        changes: changesOf(entity, before, after),
      }),
    deleted: async (tx: Db, request: FastifyRequest, record: StoredRecord) => {
      const about = aboutRecord(entity, record)
      if (entity.isPersonal) await erasePersonalData(tx, about)
      await writeAuditEntry(tx, request, {
        ...about,
        action: 'delete',
        status: 204,
        changes: changesOf(entity, record, {}),
      })
    },
  }
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

function aboutRecord(entity: AnyEntity, record: StoredRecord) {
  const { area, idKey, titleOf, isPersonal } = entity
  const title = isPersonal ? '' : titleOf(record)
  return { area, record: { id: String(record[idKey]), title } } satisfies Pick<
    Act,
    'area' | 'record'
  >
}

// Erases the personal data of a deleted record from earlier entries: its title and values, and the visitor's address.
async function erasePersonalData(tx: Db, { area, record }: ReturnType<typeof aboutRecord>) {
  const earlier = and(eq(audit.area, area), eq(audit.recordId, record.id))
  await tx.update(audit).set({ recordTitle: '', changes: {} }).where(earlier)
  await tx
    .update(audit)
    .set({ address: '' })
    .where(and(earlier, isNull(audit.userId)))
}
