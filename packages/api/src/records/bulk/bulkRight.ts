import {
  bulkRight,
  notAllowed,
  requireAccess,
  rightsMessages,
  type AcceptedBulk,
  type AreaAccess,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { roleColumns, roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import type { Db } from '../../platform/db/database'
import { doneBy } from './undoStore'

/**
 * The right that a call needs. Throws a 403 unless the caller has it. An undo needs the right to what was done: its owner had it then, and
 * may have lost it.
 */
export async function requireBulkRight(
  db: Db,
  entity: AnyEntity,
  call: AcceptedBulk,
  request: FastifyRequest,
): Promise<AreaAccess> {
  const session = sessionOf(request)
  const done =
    call.action === 'undo'
      ? await doneBy(db, { id: call.undo, userId: session.userId, area: entity.area })
      : undefined
  const needed = bulkRight(entity, call, done)
  requireAccess(session, needed)
  return needed
}

/** Throws a 403 if the caller has lost the right since the call began: a call of many blocks takes minutes. */
export async function requireStill(tx: Db, needed: AreaAccess, request: FastifyRequest) {
  const [person] = await tx
    .select(roleColumns)
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.id, sessionOf(request).userId), eq(users.account, 'Active')))
  if (!person) throw notAllowed(rightsMessages.nobody)
  requireAccess(person, needed)
}
