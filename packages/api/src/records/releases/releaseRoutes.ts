import {
  acceptBody,
  acceptItems,
  acceptQuery,
  acceptRelease,
  addressOf,
  addToRelease,
  API_ROOT,
  cancelRelease,
  createRelease,
  deleteRelease,
  listReleases,
  publishRelease,
  readRelease,
  releaseState,
  removeFromRelease,
  renameRelease,
  requireOpen,
  requireReleaser,
  undoRelease,
  type Release,
} from '@staff/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { withIdempotencyKey } from '../../platform/requests/idempotency'
import { serveCall } from '../../platform/requests/serveCall'
import { allEntities } from '../table/areas'
import { auditRelease } from './auditRelease'
import { addItems, takeOut } from './itemChanges'
import { lockItems } from './itemStore'
import { presentDetails } from './presentDetails'
import { cancelAll, publishAll, undoAll } from './releaseActs'
import {
  addRelease,
  changeRelease,
  findReleases,
  loadRelease,
  lockRelease,
  readClock,
  removeRelease,
  type KeptRelease,
} from './releaseStore'

/** Serves the calls about releases: records whose changes go out together. */
export function releaseRoutes(app: FastifyInstance, db: Db) {
  serveCall(app, listReleases, async (request) => {
    releaserOf(request)
    return { releases: await findReleases(db, acceptQuery(listReleases, request.query)) }
  })

  serveCall(app, readRelease, async (request) => {
    const session = releaserOf(request)
    return presentDetails(db, await loadRelease(db, request.params.id), session)
  })

  serveCall(app, createRelease, async (request, reply) => {
    const session = releaserOf(request)
    return withIdempotencyKey(db, request, reply, async () => {
      const { name } = acceptBody(createRelease, request.body)
      return async (tx) => {
        const release = await addRelease(tx, name, session)
        await auditRelease(tx, request, release, { action: 'create', status: 201 })
        const location = API_ROOT + addressOf(readRelease, { id: release.id })
        return {
          status: 201,
          headers: { location },
          body: await presentDetails(tx, release, session),
        }
      }
    })
  })

  serveCall(app, renameRelease, (request) => {
    const by = releaserOf(request)
    const { name } = acceptBody(renameRelease, request.body)
    return changed(db, request, async (tx) => {
      const release = await lockRelease(tx, request.params.id)
      const changes = { name: { from: release.name, to: name } }
      await auditRelease(
        tx,
        request,
        { ...release, name },
        { action: 'change', status: 200, changes },
      )
      const now = await readClock(tx)
      return changeRelease(tx, release, { name }, { act: 'renamed', detail: name, by, now })
    })
  })

  serveCall(app, deleteRelease, async (request) => {
    releaserOf(request)
    await db.transaction(async (tx) => {
      const release = await lockRelease(tx, request.params.id)
      requireOpen(releaseState(release, await readClock(tx)))
      await lockItems(tx, release.id)
      await removeRelease(tx, release)
      await auditRelease(tx, request, release, { action: 'delete', status: 204 })
    })
  })

  itemRoutes(app, db)
  actRoutes(app, db)
}

/** Serves the calls that change which records an open release has. */
function itemRoutes(app: FastifyInstance, db: Db) {
  serveCall(app, addToRelease, (request) => {
    releaserOf(request)
    const items = acceptItems(request.body)
    return changed(db, request, (tx) => addItems(tx, request, request.params.id, items))
  })

  serveCall(app, removeFromRelease, (request) => {
    releaserOf(request)
    const { area, recordId } = acceptQuery(removeFromRelease, request.query)
    const of = { area, id: recordId.toLowerCase() }
    return changed(db, request, (tx) => takeOut(tx, request, request.params.id, of))
  })
}

/** Serves the calls that change what the public site shows. */
function actRoutes(app: FastifyInstance, db: Db) {
  serveCall(app, publishRelease, (request, reply) => {
    releaserOf(request)
    const wanted = acceptRelease(request.body)
    return once(db, request, reply, (tx) => publishAll(tx, request, request.params.id, wanted))
  })

  serveCall(app, cancelRelease, (request) => {
    releaserOf(request)
    const { version } = acceptBody(cancelRelease, request.body)
    return changed(db, request, (tx) => cancelAll(tx, request, request.params.id, version))
  })

  serveCall(app, undoRelease, (request, reply) => {
    releaserOf(request)
    const { version } = acceptBody(undoRelease, request.body)
    return once(db, request, reply, (tx) => undoAll(tx, request, request.params.id, version))
  })
}

type Work = (tx: Db) => Promise<KeptRelease>

/** Changes a release in a transaction, and answers it. */
function changed(db: Db, request: FastifyRequest, work: Work): Promise<Release> {
  return db.transaction(async (tx) => presentDetails(tx, await work(tx), sessionOf(request)))
}

/** The same for a call that can be repeated with an Idempotency-Key. */
function once(db: Db, request: FastifyRequest, reply: FastifyReply, work: Work) {
  return withIdempotencyKey(db, request, reply, async () => async (tx) => ({
    status: 200,
    headers: {},
    body: await presentDetails(tx, await work(tx), sessionOf(request)),
  }))
}

/** The caller, who may work on releases. Throws a 403 for others. */
function releaserOf(request: FastifyRequest) {
  const session = sessionOf(request)
  requireReleaser(allEntities(), session)
  return session
}
