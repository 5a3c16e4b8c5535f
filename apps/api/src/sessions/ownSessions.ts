import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../db/database'
import { sessions } from './sessions.table'
import { isActive, type Session, type SessionLimits } from './sessions'

/** A session as its own person sees it. */
export interface OwnSession {
  id: string
  startedAt: Date
  lastSeenAt: Date
  address: string
  device: string
  /** Whether the person asks from it. */
  current: boolean
}

/** The living sessions of the person of a session, the one last used first. */
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
    .limit(MOST)
}

/** Ends one session of a person. Answers whether there was one: somebody else's is none. */
export function endOwn(db: Db, { userId }: Session, id: string): Promise<boolean> {
  return end(db, userId, eq(sessions.id, id))
}

/** Ends all sessions of a person but the one that they ask from. */
export async function endOther(db: Db, { id, userId }: Session): Promise<void> {
  await end(db, userId, ne(sessions.id, id))
}

/** How many living sessions a person has. */
export function countSessions(db: Db, userId: string, limits: SessionLimits): Promise<number> {
  return db.$count(sessions, and(eq(sessions.userId, userId), isActive(limits, new Date())))
}

/** Ends all sessions of a person. */
export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await end(db, userId)
}

// More than anybody looks through; "end all others" ends them all.
const MOST = 100

async function end(db: Db, userId: string, which?: SQL): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), which))
    .returning({ id: sessions.id })
  return ended.length > 0
}
