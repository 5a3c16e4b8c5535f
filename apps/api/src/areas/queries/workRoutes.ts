import {
  canTake,
  listAssignees,
  MAX_WAITING_COUNT,
  readWaiting,
  type Assignee,
  type Waiting,
} from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'
import { and, asc, eq, min, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { isReadable, sessionOf, type Db, serveCall, type Session } from '@staff/api'
import { roleColumns, roles, users } from '@staff/api/tables'
import { isNew, isWaiting, queries } from './queries.table'

/** The routes that tell who can take care of queries, and which wait for the caller. */
export function workRoutes(app: FastifyInstance, db: Db) {
  serveCall(app, listAssignees, async (request) => ({
    assignees: await findAssignees(db, sessionOf(request)),
  }))
  serveCall(app, readWaiting, (request) => findWaiting(db, sessionOf(request)))
}

/** The users who can take care of queries, and those who have some. */
async function findAssignees(db: Db, session: Session): Promise<Assignee[]> {
  const isTheirs = and(eq(queries.assigneeId, users.id), isReadable(query, session))
  const name = sql<string>`${users.firstName} || ' ' || ${users.lastName}`
  const rows = await db
    .select({
      id: users.id,
      name,
      account: users.account,
      ...roleColumns,
      hasQueries: sql<boolean>`exists (select from ${queries} where ${isTheirs})`,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .orderBy(sql`(${name}) collate "und-x-icu"`, asc(users.id))
    .limit(MAX_ASSIGNEES)
  return rows.flatMap(({ hasQueries, ...row }) =>
    canTake(row) || hasQueries ? [{ id: row.id, name: row.name, canTake: canTake(row) }] : [],
  )
}

// Far more than the staff of one website.
const MAX_ASSIGNEES = 1000

async function findWaiting(db: Db, session: Session): Promise<Waiting> {
  const isOpen = isReadable(query, session)
  const isMine = eq(queries.assigneeId, session.userId)
  return {
    new: await countWaiting(db, and(isNew(queries.status), isOpen)),
    mine: await countWaiting(db, and(isMine, isWaiting(queries.status), isOpen)),
  }
}

/** Counts up to the limit, from the oldest. */
async function countWaiting(db: Db, condition: SQL | undefined) {
  const found = db
    .select({ createdAt: queries.createdAt })
    .from(queries)
    .where(condition)
    .orderBy(asc(queries.createdAt))
    .limit(MAX_WAITING_COUNT + 1)
    .as('found')
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: min(found.createdAt) })
    .from(found)
  return { count: row?.count ?? 0, oldest: row?.oldest?.toISOString() ?? null }
}
