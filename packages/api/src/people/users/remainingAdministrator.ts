import { ADMINISTRATOR } from '@staff/contract'
import { and, count, eq, isNotNull, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'

/**
 * Whether the users that `others` matches include an administrator who can log in: with an active account and a password. Takes a lock until the end of the
 * transaction: without it, two concurrent changes could each remove the administrator that the other one counts on.
 */
export async function hasOtherAdministrator(tx: Db, others: SQL): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const [found] = await tx
    .select({ administrators: count() })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(roles.roleTypeId, ADMINISTRATOR),
        eq(users.account, 'Active'),
        isNotNull(users.passwordHash),
        others,
      ),
    )
  return (found?.administrators ?? 0) > 0
}

// An arbitrary number. Migrations and the first start have their own.
const LOCK = 7_240_815_003
