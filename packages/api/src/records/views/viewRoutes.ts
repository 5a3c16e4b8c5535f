import {
  acceptBody,
  acceptQuery,
  acceptViewChanges,
  acceptViewQuery,
  addressOf,
  API_ROOT,
  changeView,
  createView,
  entityOfOwnView,
  entityTag,
  listViews,
  newerView,
  ownerOfView,
  presentView,
  readableEntity,
  removeView,
} from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { listedEntities } from '../table/areas'
import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { serveCall, type RequestOf } from '../../platform/requests/serveCall'
import { readableBy } from '../table/readableBy'
import { recordTable } from '../table/recordTable'
import { withIdempotencyKey } from '../../platform/requests/idempotency'
import { withETag } from '../../platform/requests/ifMatch'
import { auditView } from './auditView'
import { countViews } from './viewCounts'
import { addView, changeStoredView, loadView, removeStoredView, viewsOf } from './viewStore'

/** The routes of saved views. */
export function viewRoutes(app: FastifyInstance, db: Db) {
  serveCall(app, listViews, async (request) => {
    const { area, counts, timeZone } = acceptQuery(listViews, request.query)
    const session = sessionOf(request)
    const entity = readableEntity(listedEntities(), session, area)
    const stored = await viewsOf(db, area, session.userId)
    const counted = counts
      ? await countViews(db, readableBy(recordTable(entity), session), stored, { timeZone })
      : undefined
    return { views: stored.map((view) => presentView(entity, view, counted?.get(view.id))) }
  })

  serveCall(app, createView, async (request, reply) => {
    const { area, name, query, shared } = acceptBody(createView, request.body)
    const session = sessionOf(request)
    // Before the key: a repeated call needs the right, too.
    const entity = readableEntity(listedEntities(), session, area)
    const ownerId = ownerOfView(session, entity, shared)
    return withIdempotencyKey(db, request, reply, async () => {
      const values = { area, name, query: acceptViewQuery(entity, query), ownerId }
      return async (tx) => {
        const view = await addView(tx, values)
        await auditView(tx, request, undefined, view)
        const location = API_ROOT + addressOf(changeView, { id: view.id })
        const headers = { location, etag: entityTag(view) }
        return { status: 201, headers, body: presentView(entity, view) }
      }
    })
  })

  serveCall(app, changeView, async (request, reply) => withETag(reply, await change(db, request)))

  serveCall(app, removeView, async (request) => {
    const { stored, entity, session } = await loadOwn(db, request, request.params.id)
    const isRemoved = await db.transaction(async (tx) => {
      const done = await removeStoredView(tx, stored)
      if (done) await auditView(tx, request, stored, undefined)
      return done
    })
    if (!isRemoved) throw newerView(entity, await loadView(db, stored.id, session.userId))
  })
}

async function change(db: Db, request: RequestOf<typeof changeView>) {
  const { stored, entity, session } = await loadOwn(db, request, request.params.id)
  const values = acceptViewChanges(entity, stored, request.body, session)
  const changed = await db.transaction(async (tx) => {
    const view = await changeStoredView(tx, stored, values)
    if (view) await auditView(tx, request, stored, view)
    return view
  })
  if (!changed) throw newerView(entity, await loadView(db, stored.id, session.userId))
  return presentView(entity, changed)
}

/** A view that the caller may change, in the version that the request names. */
async function loadOwn(db: Db, request: FastifyRequest, id: string) {
  const session = sessionOf(request)
  const stored = await loadView(db, id, session.userId)
  const entity = entityOfOwnView(listedEntities(), session, stored, request.headers['if-match'])
  return { stored, entity, session }
}
