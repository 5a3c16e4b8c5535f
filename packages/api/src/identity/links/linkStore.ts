import { LINK_MINUTES, requireOpenLink, type LinkKind, type StoredLink } from '@staff/contract'
import { and, desc, eq, lt, sql } from 'drizzle-orm'

import { isoTime } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { accessColumns, fullName, users } from '../users/users.table'
import { hashOf, newToken } from '../../platform/secrets/tokens'
import { accountLinks } from './accountLinks.table'

/** A link that can be used, and its user. */
export interface OpenLink extends Pick<StoredLink, 'kind' | 'expiresAt'> {
  userId: string
  name: string
  email: string
}

/**
 * Makes a link for a user, and ends an earlier one. Resolves to the token, which is stored nowhere. The row of the user is locked until the end of
 * the transaction, so that of two calls at once the second replaces the link of the first.
 */
export async function makeLink(tx: Db, userId: string, kind: LinkKind): Promise<string> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  await endLinks(tx, userId, 'replaced')
  const token = newToken()
  const expiresAt = sql`now() + ${LINK_MINUTES[kind]}::integer * interval '1 minute'`
  await tx.insert(accountLinks).values({ tokenHash: hashOf(token), userId, kind, expiresAt })
  return token
}

/** Ends the open links of a user, or those of one kind. Resolves to whether there were some. */
export async function endLinks(
  tx: Db,
  userId: string,
  state: 'used' | 'replaced' | 'withdrawn',
  kind?: LinkKind,
): Promise<boolean> {
  const isOpen = and(
    eq(accountLinks.userId, userId),
    eq(accountLinks.state, 'open'),
    kind && eq(accountLinks.kind, kind),
  )
  const ended = await tx
    .update(accountLinks)
    .set({ state })
    .where(isOpen)
    .returning({ id: accountLinks.id })
  return ended.length > 0
}

/**
 * The link of a token. Throws a problem with the reason if it cannot be used. `locks`: it and its user are locked until the end of the
 * transaction.
 */
export async function openLink(db: Db, token: string, { locks = false } = {}): Promise<OpenLink> {
  const found = db
    .select({
      userId: accountLinks.userId,
      kind: accountLinks.kind,
      state: accountLinks.state,
      expiresAt: isoTime(accountLinks.expiresAt),
      name: fullName,
      email: users.email,
      isDisabled: accessColumns.isDisabled,
      now: isoTime(sql`clock_timestamp()`),
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(eq(accountLinks.tokenHash, hashOf(token)))
  const [link] = await (locks ? found.for('no key update') : found)
  requireOpenLink(link, link?.now ?? '')
  return link
}

/** The last link of a user, and the time of the database. */
export async function lastLinkOf(db: Db, userId: string) {
  const [link] = await db
    .select({
      kind: accountLinks.kind,
      state: accountLinks.state,
      madeAt: isoTime(accountLinks.createdAt),
      expiresAt: isoTime(accountLinks.expiresAt),
      now: isoTime(sql`clock_timestamp()`),
    })
    .from(accountLinks)
    .where(eq(accountLinks.userId, userId))
    .orderBy(desc(accountLinks.createdAt), desc(accountLinks.id))
    .limit(1)
  return link
}

/** Deletes the links that have expired before a time. */
export async function purgeLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, expiredBefore))
}
