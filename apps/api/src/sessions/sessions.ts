import { createHash, randomBytes } from 'node:crypto'

import { and, eq, gt, lt, or, type SQL } from 'drizzle-orm'

import type { Config } from '../config'
import type { Db } from '../db/database'
import { roles } from '../areas/roles/roles.table'
import { sessions } from './sessions.table'
import { users, type PasswordState } from '../areas/users/users.table'

/** How long sessions live, in milliseconds. */
export type SessionLimits = Pick<Config, 'sessionIdleMs' | 'sessionEndMs'>

/** A person who is logged in, as the database knows them at the time of the request. */
export interface Session {
  /** What its person knows the session by; it opens nothing. */
  id: string
  tokenHash: string
  userId: string
  name: string
  email: string
  roleTypeId: number
  roleName: string
  /** When it ends if no call comes before. */
  idleEndsAt: Date
  /** When it ends in any case. */
  endsAt: Date
  /** Who knows the person's password; with a 'given' one they may only choose their own. */
  passwordState: PasswordState
  /** When the person last typed their password again, if they have. */
  confirmedAt: Date | null
}

/** Where a session begins: the caller's address, and what their browser is in plain words. */
export interface Origin {
  address: string
  device: string
}

/** Starts a session and answers its token, which nobody can read from the database afterwards. */
export async function startSession(
  db: Db,
  userId: string,
  limits: SessionLimits,
  origin?: Origin,
): Promise<string> {
  const token = newToken()
  const now = new Date()
  await deleteExpired(db, limits, now)
  await db
    .insert(sessions)
    .values({ tokenHash: hashOf(token), userId, createdAt: now, lastSeenAt: now, ...origin })
  return token
}

/** The living session of a token; undefined when it never was or has ended. Counts as a sign of life. */
export async function findSession(
  db: Db,
  token: string,
  limits: SessionLimits,
): Promise<Session | undefined> {
  const tokenHash = hashOf(token)
  const now = new Date()
  const [found] = await db
    .select({
      id: sessions.id,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      roleTypeId: roles.roleTypeId,
      roleName: roles.name,
      createdAt: sessions.createdAt,
      passwordState: users.passwordState,
      confirmedAt: sessions.confirmedAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(eq(sessions.tokenHash, tokenHash), eq(users.account, 'Active'), isActive(limits, now)),
    )
  if (!found) return undefined
  const { firstName, lastName, createdAt, lastSeenAt, ...person } = found
  const isNoted = lastSeenAt >= before(now, SIGN_OF_LIFE_EVERY_MS)
  if (!isNoted)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  return {
    tokenHash,
    ...person,
    name: `${firstName} ${lastName}`,
    idleEndsAt: after(isNoted ? lastSeenAt : now, limits.sessionIdleMs),
    endsAt: after(createdAt, limits.sessionEndMs),
  }
}

/** The condition of a session that has not ended. */
export function isActive(limits: SessionLimits, now: Date): SQL | undefined {
  return and(
    gt(sessions.lastSeenAt, before(now, limits.sessionIdleMs)),
    gt(sessions.createdAt, before(now, limits.sessionEndMs)),
  )
}

/**
 * Gives a session another token: the old one opens nothing from now on. Answers the new one; undefined where the
 * session has ended meanwhile, or has another token already.
 */
export async function renewToken(db: Db, tokenHash: string): Promise<string | undefined> {
  const token = newToken()
  const renewed = await db
    .update(sessions)
    .set({ tokenHash: hashOf(token), confirmedAt: null })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id })
  return renewed.length > 0 ? token : undefined
}

/** Ends a session: its token opens nothing from now on. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

// Not at every request: a write for each read would cost more than the read.
const SIGN_OF_LIFE_EVERY_MS = 60_000

async function deleteExpired(db: Db, limits: SessionLimits, now: Date) {
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastSeenAt, before(now, limits.sessionIdleMs)),
        lt(sessions.createdAt, before(now, limits.sessionEndMs)),
      ),
    )
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}

function before(moment: Date, ms: number): Date {
  return new Date(moment.getTime() - ms)
}
