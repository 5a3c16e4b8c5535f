import {
  acceptBody,
  factorMessages,
  MAX_NAMED_WITHOUT_FACTOR,
  Problem,
  readRoleFactor,
  refuseDay,
  requireRoleFactor,
  type RoleFactor,
} from '@staff/contract'
import { role } from '@staff/entity/people'
import { asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import { requireConfirmation } from '../../identity/passwords/confirmation'
import { secondFactors } from '../../identity/secondFactor/secondFactors.table'
import { roles } from '../../identity/users/roles.table'
import { fullName, users } from '../../identity/users/users.table'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { loadRecord } from '../../records/table/loadRecord'
import { recordTable } from '../../records/table/recordTable'

/** The routes with which administrators require a second factor of a role, and see who of it has none. */
export function roleFactorRoutes(app: FastifyInstance, db: Db, config: Config) {
  serveCall(app, readRoleFactor, async ({ params }) => {
    const { id } = await loadRole(db, params.id)
    return roleFactor(db, id)
  })

  serveCall(app, requireRoleFactor, async (request) => {
    const { from } = acceptBody(requireRoleFactor, request.body)
    const { id, title } = await loadRole(db, request.params.id)
    requireConfirmation(sessionOf(request))
    const refusal = refuseDay(from, new Date())
    if (refusal) throw refusal
    // `SECRETS_KEY` is missing: nobody could set up what would be required.
    if (from !== null && config.secretsKey === undefined)
      throw new Problem(409, factorMessages.noKey)
    await db.transaction(async (tx) => {
      const before = await lockRequirement(tx, id)
      if (before === from) return
      await tx
        .update(roles)
        .set({
          secondFactorFrom: from,
          version: sql`${roles.version}`,
          updatedAt: sql`${roles.updatedAt}`,
        })
        .where(eq(roles.id, id))
      await writeAuditEntry(tx, request, {
        action: 'second-factor',
        status: 200,
        area: role.area,
        record: { id, title },
        changes: { secondFactorFrom: { from: before ?? '', to: from ?? '' } },
      })
    })
    return roleFactor(db, id)
  })
}

async function loadRole(db: Db, id: string): Promise<{ id: string; title: string }> {
  const stored = await loadRecord(db, recordTable(role), id)
  return { id: String(stored['id']), title: String(stored['name']) }
}

/** The day of a role, whose row is locked until the end of the transaction. */
async function lockRequirement(tx: Db, roleId: string): Promise<string | null> {
  const [found] = await tx
    .select({ from: roles.secondFactorFrom })
    .from(roles)
    .where(eq(roles.id, roleId))
    .for('no key update')
  return found?.from ?? null
}

async function roleFactor(db: Db, roleId: string): Promise<RoleFactor> {
  const [found] = await db
    .select({ from: roles.secondFactorFrom })
    .from(roles)
    .where(eq(roles.id, roleId))
  const people = await db
    .select({
      id: users.id,
      name: fullName,
      hasFactor: sql<boolean>`${secondFactors.since} is not null`,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.roleId, roleId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
  const without = people.filter(({ hasFactor }) => !hasFactor)
  return {
    from: found?.from ?? null,
    people: people.length,
    withFactor: people.length - without.length,
    without: without.slice(0, MAX_NAMED_WITHOUT_FACTOR).map(({ id, name }) => ({ id, name })),
  }
}
