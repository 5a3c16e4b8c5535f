import { ADMINISTRATOR } from '@staff/contract'
import { and, count, eq, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { roles } from '../roles/roles.table'
import { users } from './users.table'

/**
 * Whether an administrator who can log in remains among the users whom `others` matches. Changes that take
 * administrators away wait here for one another until the transaction ends: two at the same time would each count on
 * the other's.
 */
export async function hasOtherAdministrator(tx: Db, others: SQL): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const [found] = await tx
    .select({ administrators: count() })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(roles.roleTypeId, ADMINISTRATOR), eq(users.account, 'Active'), others))
  return (found?.administrators ?? 0) > 0
}

// A number beside those of the migrations and the first start.
const LOCK = 7_240_815_003
