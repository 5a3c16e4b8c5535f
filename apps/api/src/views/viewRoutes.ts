import {
  acceptBody,
  acceptQuery,
  acceptViewQuery,
  addressOf,
  API_ROOT,
  changeView,
  checkSent,
  createView,
  entityTag,
  jsonObject,
  listViews,
  opensTo,
  Problem,
  refused,
  removeView,
  sessionMessages,
  viewFields,
  viewMessages,
} from '@staff/contract'
import { entities } from '@staff/forms/content/entities'
import type { AnyEntity } from '@staff/forms/entity'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '../access/authorize'
import type { Db } from '../db/database'
import { serveCall, type RequestOf } from '../http/serveCall'
import { readableEntities } from '../preferences/readPreferences'
import { recordTable } from '../records/table/recordTable'
import { withIdempotencyKey } from '../requests/idempotency'
import { matchesRequest, withETag } from '../requests/ifMatch'
import type { Session } from '../sessions/sessions'
import { auditView } from './auditView'
import { countViews } from './viewCounts'
import {
  addView,
  changeStoredView,
  loadView,
  presentView,
  removeStoredView,
  viewsOf,
  type StoredView,
} from './viewStore'

/** The routes of saved views. */
export function viewRoutes(app: FastifyInstance, db: Db) {
  serveCall(app, listViews, async (request) => {
    const { area, counts, timeZone } = acceptQuery(listViews, request.query)
    const { userId } = sessionOf(request)
    const entity = openEntity(sessionOf(request), area)
    const stored = await viewsOf(db, area, userId)
    const counted = counts
      ? await countViews(db, recordTable(entity), stored, { timeZone })
      : undefined
    return { views: stored.map((view) => presentView(entity, view, counted?.get(view.id))) }
  })

  serveCall(app, createView, (request, reply) =>
    withIdempotencyKey(db, request, reply, async () => {
      const { area, name, query, shared } = acceptBody(createView, request.body)
      const session = sessionOf(request)
      const entity = openEntity(session, area)
      requireAdministrator(session, shared)
      const values = {
        area,
        name,
        query: acceptViewQuery(entity, query),
        ownerId: ownerOf(session, shared),
      }
      return async (tx) => {
        const view = await addView(tx, values)
        await auditView(tx, request, undefined, view)
        const location = API_ROOT + addressOf(changeView, { id: view.id })
        const headers = { location, etag: entityTag(view) }
        return { status: 201, headers, body: presentView(entity, view) }
      }
    }),
  )

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
  const given = jsonObject(request.body)
  const { name, query } = stored
  const whole = { name, query, shared: stored.ownerId === null, ...given }
  const { errors } = checkSent(viewFields, { given, whole })
  if (Object.keys(errors).length > 0) throw refused(errors)
  const sent = viewFields.cast(whole)
  requireAdministrator(session, sent.shared)
  const values = {
    area: stored.area,
    name: sent.name,
    query: 'query' in given ? acceptViewQuery(entity, sent.query) : query,
    ownerId: ownerOf(session, sent.shared),
  }
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
  const entity = openEntity(session, stored.area)
  requireAdministrator(session, stored.ownerId === null)
  if (!matchesRequest(request, stored)) throw newerView(entity, stored)
  return { stored, entity, session }
}

function ownerOf({ userId }: Session, shared: boolean): string | null {
  return shared ? null : userId
}

function requireAdministrator(session: Session, shared: boolean) {
  if (shared && !opensTo(session, 'administrator'))
    throw new Problem(403, viewMessages.onlyAdministrators)
}

/** The entity of an area. Throws a 422 for an unknown area, and a 403 if the person cannot open its list. */
function openEntity(session: Session, area: string): AnyEntity {
  const entity = readableEntities(session).find((each) => each.area === area)
  if (entity) return entity
  if (entities.some((each) => each.area === area))
    throw new Problem(403, sessionMessages.notAllowed)
  throw refused({ area: viewMessages.unknownArea })
}

function newerView(entity: AnyEntity, stored: StoredView): Problem {
  return new Problem(412, viewMessages.newer, {
    current: { ...presentView(entity, stored) },
    headers: { etag: entityTag(stored) },
  })
}
