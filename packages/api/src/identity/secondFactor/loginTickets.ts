import { ticketEnded } from '@staff/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { hashOf, newToken } from '../../platform/secrets/tokens'
import { loginTickets } from './secondFactors.table'

const TICKET_MINUTES = 5

/** Makes a ticket for the second step of a login. Resolves to the token, which is stored nowhere. */
export async function makeTicket(tx: Db, userId: string): Promise<string> {
  const token = newToken()
  await tx.delete(loginTickets).where(lt(loginTickets.expiresAt, sql`now()`))
  const expiresAt = sql`now() + ${TICKET_MINUTES}::integer * interval '1 minute'`
  await tx.insert(loginTickets).values({ tokenHash: hashOf(token), userId, expiresAt })
  return token
}

/** The user of a ticket. Throws a 401 if it has expired, was used, or never was. */
export async function userOfTicket(db: Db, token: string): Promise<string> {
  const [ticket] = await db
    .select({ userId: loginTickets.userId })
    .from(loginTickets)
    .where(isOpen(token))
  if (!ticket) throw ticketEnded()
  return ticket.userId
}

/** Uses a ticket up. Throws a 401 if another call was faster. */
export async function takeTicket(tx: Db, token: string): Promise<void> {
  const taken = await tx
    .delete(loginTickets)
    .where(isOpen(token))
    .returning({ userId: loginTickets.userId })
  if (taken.length === 0) throw ticketEnded()
}

/** Ends the logins of a user that have not reached their second step. */
export async function dropTickets(tx: Db, userId: string): Promise<void> {
  await tx.delete(loginTickets).where(eq(loginTickets.userId, userId))
}

function isOpen(token: string) {
  return and(eq(loginTickets.tokenHash, hashOf(token)), gt(loginTickets.expiresAt, sql`now()`))
}
