import type { FactorStanding } from '@staff/contract'
import type { Rights } from '@staff/entity'
import { and, eq, gt, lt, or, type SQL } from 'drizzle-orm'

import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { hashOf, newToken } from '../../platform/secrets/tokens'
import { sessions } from './sessions.table'
import type { PasswordState } from '../users/users.table'

/** How long sessions live, in milliseconds. */
export type SessionLimits = Pick<Config, 'sessionIdleMs' | 'sessionEndMs'>

/** A person who is logged in, as the database knows them at the time of the request. */
export interface Session {
  /** The public id. It is not a credential. */
  id: string
  tokenHash: string
  userId: string
  name: string
  email: string
  roleTypeId: number
  roleName: string
  /** What the role may do, unless it is an administrator's. */
  rights: Rights
  /** When it ends without another call. */
  idleEndsAt: Date
  /** When it ends in any case. */
  endsAt: Date
  /** Who knows the person's password. With a 'given' one they may only choose their own. */
  passwordState: PasswordState
  /** Whether the person has a second factor, and from which day the role requires one. */
  secondFactor: Pick<FactorStanding, 'state' | 'from'>
  /** When the person last confirmed their password in this session. */
  confirmedAt: Date | null
}

/** Where a session was started: the client's address, and the name of the browser. */
export interface Origin {
  address: string
  device: string
}

/** Starts a session and returns its token. The database stores only the hash. */
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

/** The SQL condition of an active session. */
export function isActive(limits: SessionLimits, now: Date): SQL | undefined {
  return and(
    gt(sessions.lastSeenAt, before(now, limits.sessionIdleMs)),
    gt(sessions.createdAt, before(now, limits.sessionEndMs)),
  )
}

/**
 * Replaces the token of a session and returns the new one. Returns undefined if the session has ended, or has another token
 * already.
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

/** Ends a session. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** How often `lastSeenAt` is stored. Not at every request, because the write would cost more than the read. */
export const LAST_SEEN_INTERVAL_MS = 60_000

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

function before(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms)
}
