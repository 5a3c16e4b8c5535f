import {
  acceptBody,
  acceptQuery,
  addressOfPicture,
  deletePicture,
  listBrokenLinks,
  listPictures,
  noSuchPicture,
  readPictureUses,
  replacePictureEverywhere,
  requireOther,
  requirePictureHash,
  requirePictureRemover,
  requireUnused,
} from '@staff/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { withIdempotencyKey } from '../../platform/requests/idempotency'
import { serveCall } from '../../platform/requests/serveCall'
import { images } from '../images/images.table'
import { isStored } from '../images/storeImage'
import { releaseObject, removeObject } from '../images/store/objectEntries'
import type { PictureStore } from '../images/store/PictureStore'
import { allEntities } from '../table/areas'
import { findBrokenLinks } from './findBrokenLinks'
import { findPictures, lockPicture, needsOf } from './findPictures'
import { findUses } from './findUses'
import { replaceEverywhere } from './replaceEverywhere'

/** Serves the calls about all pictures, about where they are used, and about links that lead nowhere. */
export function pictureRoutes(app: FastifyInstance, db: Db, store: PictureStore | undefined) {
  serveCall(app, listPictures, (request) =>
    findPictures(db, acceptQuery(listPictures, request.query)),
  )

  serveCall(app, readPictureUses, async (request) => {
    const { hash } = request.params
    const page = acceptQuery(readPictureUses, request.query)
    requirePictureHash(hash)
    if (!(await isStored(db, hash))) throw noSuchPicture()
    return findUses(db, sessionOf(request), { hash }, page)
  })

  serveCall(app, deletePicture, async (request) => {
    const { hash } = request.params
    requirePictureRemover(sessionOf(request), allEntities())
    requirePictureHash(hash)
    await db.transaction(async (tx) => {
      // Waits for those who are about to use it: their records are then found.
      const picture = await lockPicture(tx, hash)
      if (!picture) throw noSuchPicture()
      requireUnused(await needsOf(tx, hash))
      await tx.delete(images).where(eq(images.hash, hash))
      if (store) await releaseObject(tx, hash)
      const url = addressOfPicture(hash)
      const record = { id: url, title: picture.name ?? url }
      await writeAuditEntry(tx, request, { action: 'delete', status: 204, area: 'images', record })
    })
    // The picture is deleted whatever happens to its object, which the hourly sweep finds too.
    if (store)
      removeObject(db, store, hash).catch((error: unknown) => {
        request.log.error({ err: error }, 'the object of a deleted picture was not removed')
      })
  })

  serveCall(app, replacePictureEverywhere, async (request, reply) => {
    const { hash } = request.params
    requirePictureHash(hash)
    return withIdempotencyKey(db, request, reply, async () => {
      const { by } = acceptBody(replacePictureEverywhere, request.body)
      if (!(await isStored(db, hash))) throw noSuchPicture()
      requireOther(hash, by, await isStored(db, by))
      return async (tx) => {
        const body = await replaceEverywhere(tx, request, { from: hash, to: by })
        return { status: 200, headers: {}, body }
      }
    })
  })

  serveCall(app, listBrokenLinks, (request) =>
    findBrokenLinks(db, sessionOf(request), acceptQuery(listBrokenLinks, request.query)),
  )
}
