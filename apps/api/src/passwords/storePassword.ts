import { eq, sql } from 'drizzle-orm'

import type { Db } from '../db/database'
import { users, type PasswordState } from '../areas/users/users.table'

/** A password as it is stored, and who knows it. */
export interface StoredPassword {
  passwordHash: string
  passwordState: PasswordState
}

/** Gives a person another password. Their record stays in its version: edits of it must not be refused as late. */
export async function storePassword(tx: Db, userId: string, password: StoredPassword) {
  await tx
    .update(users)
    .set({ ...password, version: sql`${users.version}`, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, userId))
}
