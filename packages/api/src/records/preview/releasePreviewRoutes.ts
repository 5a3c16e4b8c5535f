import {
  acceptReleasePreview,
  listReleasePreviews,
  previewUrl,
  releaseState,
  requirePending,
  requirePreviewUrl,
  requireReleaser,
  revokeReleasePreview,
  shareReleasePreview,
  type NewPreviewLink,
} from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { auditRelease } from '../releases/auditRelease'
import { loadRelease, readClock } from '../releases/releaseStore'
import { allEntities } from '../table/areas'
import { listedLinks, revokeLink, REVOKED, SHARED, type PreviewConfig } from './linkRoutes'
import { addPreview } from './previewStore'

/** Serves the calls about the preview links of a release. */
export function releasePreviewRoutes(app: FastifyInstance, db: Db, config: PreviewConfig) {
  serveCall(app, listReleasePreviews, async (request) => {
    requireRight(request)
    const { id } = await loadRelease(db, request.params.id)
    return listedLinks(db, { release: id }, config)
  })

  serveCall(app, shareReleasePreview, async (request) => {
    requireRight(request)
    const wanted = acceptReleasePreview(request.body)
    const template = requirePreviewUrl(config.previewUrl)
    const release = await loadRelease(db, request.params.id)
    requirePending(releaseState(release, await readClock(db)))
    return db.transaction(async (tx): Promise<NewPreviewLink> => {
      const link = await addPreview(tx, { release: release.id }, wanted, sessionOf(request))
      await auditRelease(tx, request, release, SHARED)
      return { ...link, url: previewUrl(template, link.token) }
    })
  })

  serveCall(app, revokeReleasePreview, async (request) => {
    requireRight(request)
    const { id, link } = request.params
    const release = await loadRelease(db, id)
    await revokeLink(db, { release: release.id }, link, (tx) =>
      auditRelease(tx, request, release, REVOKED),
    )
  })
}

/** Throws a 403 for a caller who may not work on releases. */
function requireRight(request: FastifyRequest) {
  requireReleaser(allEntities(), sessionOf(request))
}
