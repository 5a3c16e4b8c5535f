import { isDeepStrictEqual } from 'node:util'

import type { AnyEntity, EntityValues } from '@staff/forms/entity'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import type { Db } from '../db/database'
import { audit, type Changes } from './audit.table'
import type { StoredRecord } from '../records/table/storedRecord'
import { audited, type Act } from './audited'

/** Remembers what is done to an entity's records, in the transaction that does it. */
export function recordAudit(entity: AnyEntity) {
  return {
    created: (tx: Db, request: FastifyRequest, record: StoredRecord) =>
      audited(tx, request, {
        ...aboutRecord(entity, record),
        action: 'create',
        status: 201,
        changes: changesOf(entity, {}, record),
      }),
    changed: (tx: Db, request: FastifyRequest, before: StoredRecord, after: StoredRecord) =>
      audited(tx, request, {
        ...aboutRecord(entity, after),
        action: 'change',
        status: 200,
        changes: changesOf(entity, before, after),
      }),
    deleted: async (tx: Db, request: FastifyRequest, record: StoredRecord) => {
      const about = aboutRecord(entity, record)
      if (entity.isPersonal) await forget(tx, about)
      await audited(tx, request, {
        ...about,
        action: 'delete',
        status: 204,
        changes: changesOf(entity, record, {}),
      })
    },
  }
}

/** What a write changed, field by field: a new record comes from nothing, a deleted one goes to nothing. No secrets. */
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

// Whoever asks to be forgotten has left an address, too: that of the visitor who sent the record.
async function forget(tx: Db, { area, record }: ReturnType<typeof aboutRecord>) {
  const earlier = and(eq(audit.area, area), eq(audit.recordId, record.id))
  await tx.update(audit).set({ recordTitle: '', changes: {} }).where(earlier)
  await tx
    .update(audit)
    .set({ address: '' })
    .where(and(earlier, isNull(audit.userId)))
}
