import type { StoredView } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import type { Changes } from '../../identity/audit/audit.table'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'

/** Writes the audit entry of a new, changed or deleted view, in the transaction of the change. */
export async function auditView(
  tx: Db,
  request: FastifyRequest,
  before: StoredView | undefined,
  after: StoredView | undefined,
) {
  const view = after ?? before
  if (!view) return
  const { id, name: title } = view
  await writeAuditEntry(tx, request, {
    ...actOf(before, after),
    area: 'views',
    record: { id, title },
    changes: changesOf(before, after),
  })
}

function actOf(before: StoredView | undefined, after: StoredView | undefined) {
  if (!before) return { action: 'create', status: 201 } as const
  return after
    ? ({ action: 'change', status: 200 } as const)
    : ({ action: 'delete', status: 204 } as const)
}

function changesOf(before: StoredView | undefined, after: StoredView | undefined): Changes {
  const [from, to] = [shown(before), shown(after)]
  const names = ['area', 'name', 'query', 'shared'] as const
  return Object.fromEntries(
    names.flatMap((name) =>
      from[name] === to[name] ? [] : [[name, { from: from[name] ?? null, to: to[name] ?? null }]],
    ),
  )
}

function shown(view: StoredView | undefined) {
  if (!view) return {}
  const { area, name, query, ownerId } = view
  return { area, name, query, shared: ownerId === null }
}
