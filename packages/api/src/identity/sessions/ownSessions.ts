import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { sessions } from './sessions.table'
import { isActive, type Session, type SessionLimits } from './sessions'

/** A session in the list of its user. */
export interface OwnSession {
  id: string
  startedAt: Date
  lastSeenAt: Date
  address: string
  device: string
  /** Whether it is the session of this request. */
  current: boolean
}

/** The active sessions of a person, last used first. */
export async function ownSessions(
  db: Db,
  { id, userId }: Session,
  limits: SessionLimits,
): Promise<OwnSession[]> {
  return db
    .select({
      id: sessions.id,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      address: sessions.address,
      device: sessions.device,
      current: sql<boolean>`${sessions.id} = ${id}`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isActive(limits, new Date())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MAX_LISTED)
}

/** Ends one session of a person. Returns false if the person has no such session. */
export function endOwn(db: Db, { userId }: Session, id: string): Promise<boolean> {
  return end(db, userId, eq(sessions.id, id))
}

/** Ends all sessions of a person except the current one. */
export async function endOther(db: Db, { id, userId }: Session): Promise<void> {
  await end(db, userId, ne(sessions.id, id))
}

/** The number of a person's active sessions. */
export function countSessions(db: Db, userId: string, limits: SessionLimits): Promise<number> {
  return db.$count(sessions, and(eq(sessions.userId, userId), isActive(limits, new Date())))
}

/** Ends all sessions of a person. */
export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await end(db, userId)
}

// Enough for a list that a person reads. Ending all other sessions also ends those beyond the limit.
const MAX_LISTED = 100

async function end(db: Db, userId: string, which?: SQL): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), which))
    .returning({ id: sessions.id })
  return ended.length > 0
}
