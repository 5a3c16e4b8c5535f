import { eq, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { endLinks } from '../links/linkStore'
import { dropTickets } from '../secondFactor/loginTickets'
import { users, type PasswordState } from '../users/users.table'

/** A stored password, and who knows it. */
export interface StoredPassword {
  passwordHash: string
  passwordState: PasswordState
}

/**
 * Stores a new password, and ends what led on from the old one: links to choose another, and logins before their second step. Keeps the
 * version of the user's record, so that open edits of it do not conflict.
 */
export async function storePassword(tx: Db, userId: string, password: StoredPassword) {
  await tx
    .update(users)
    .set({ ...password, version: sql`${users.version}`, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, userId))
  await endLinks(tx, userId, 'replaced')
  await dropTickets(tx, userId)
}
