import { bulkAudience, opensTo, Problem, sessionMessages, type AcceptedBulk } from '@staff/contract'
import type { AnyEntity, Audience } from '@staff/entity'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import type { Db } from '../../platform/db/database'
import { doneBy } from './undoStore'

/**
 * Who may make a call. Throws a 403 unless the caller may. An undo needs the right to what was done: its owner had it then, and may
 * have lost it.
 */
export async function requireRight(
  db: Db,
  entity: AnyEntity,
  call: AcceptedBulk,
  request: FastifyRequest,
): Promise<Audience> {
  const { userId, roleTypeId } = sessionOf(request)
  const done =
    call.action === 'undo'
      ? await doneBy(db, { id: call.undo, userId, area: entity.area })
      : undefined
  const who = bulkAudience(entity, call, done)
  if (!who || !opensTo({ roleTypeId }, who)) throw notAllowed()
  return who
}

/** Throws a 403 if the caller has lost the right since the call began: a call of many blocks takes minutes. */
export async function requireStill(tx: Db, who: Audience, request: FastifyRequest) {
  const [person] = await tx
    .select({ roleTypeId: roles.roleTypeId })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.id, sessionOf(request).userId), eq(users.account, 'Active')))
  if (!person || !opensTo(person, who)) throw notAllowed()
}

function notAllowed(): Problem {
  return new Problem(403, sessionMessages.notAllowed)
}
