import { isDeepStrictEqual } from 'node:util'

import {
  acceptPreferencesOf,
  changedLists,
  changePreferences,
  DENSITIES,
  readPreferences,
  type PreferencesChange,
} from '@staff/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { listedEntities } from '../table/areas'
import { sessionOf } from '../../identity/access/authorize'
import type { Changes } from '../../identity/audit/audit.table'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { preferences } from './preferences.table'
import { preferencesFor, readPreferencesOf, withPreferences } from './readPreferences'

/** The routes with which people read and change their own preferences. */
export function preferencesRoutes(app: FastifyInstance, db: Db) {
  serveCall(
    app,
    readPreferences,
    (request) => Promise.resolve(preferencesFor(sessionOf(request), request.read)),
    withPreferences,
  )

  serveCall(app, changePreferences, async (request) => {
    const session = sessionOf(request)
    const change = acceptPreferencesOf(listedEntities(), session, request.body)
    return db.transaction(async (tx) => {
      await store(tx, request, change)
      return preferencesFor(session, await readPreferencesOf(tx, session))
    })
  })
}

/** Stores a change, with its audit entry. Two changes of one person wait for each other, and none is lost. */
async function store(tx: Db, request: FastifyRequest, change: PreferencesChange) {
  const { density } = change
  const { userId } = sessionOf(request)
  const own = eq(preferences.userId, userId)
  await tx.insert(preferences).values({ userId }).onConflictDoNothing()
  const [stored] = await tx.select().from(preferences).where(own).for('update')
  const before = stored?.lists ?? {}
  const after = changedLists(before, change)
  const changes = {
    ...changesOf(before, after),
    ...(density && changesOf({ density: stored?.density ?? DENSITIES[0] }, { density })),
  }
  if (Object.keys(changes).length === 0) return
  await tx
    .update(preferences)
    .set({ lists: after, ...(density && { density }), updatedAt: new Date() })
    .where(own)
  const act = { action: 'change', status: 200, area: 'preferences', changes } as const
  await writeAuditEntry(tx, request, act)
}

function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  return Object.fromEntries(
    names.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]),
  )
}
