import {
  acceptPreview,
  acceptSitePreview,
  listSitePreviews,
  opensAtTimes,
  pageOfRecord,
  previewUrl,
  requirePlaceForTime,
  requirePreviewUrl,
  revokeSitePreview,
  shareSitePreview,
  type AreaCalls,
  type NewPreviewLink,
} from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { aboutRecord } from '../audit/recordActs'
import { loadRevision } from '../history/readRevisions'
import { loadRecord } from '../table/loadRecord'
import { readableBy } from '../table/readableBy'
import type { RecordTable } from '../table/recordTable'
import { listAnswers } from './answerStore'
import { listedLinks, revokeLink, REVOKED, SHARED, type PreviewConfig } from './linkRoutes'
import { addPreview } from './previewStore'

/** Serves the calls about the preview links of a record. */
export function previewRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  calls: Pick<AreaCalls, 'previewLinks' | 'sharePreview' | 'revokePreview'>,
  config: PreviewConfig,
) {
  const { entity } = records
  const load = (request: FastifyRequest, id: string) =>
    loadRecord(db, readableBy(records, sessionOf(request)), id)

  serveCall(app, calls.previewLinks, async (request) => {
    const { id } = request.params
    await load(request, id)
    const [links, answers] = await Promise.all([
      listedLinks(db, { entity, id }, config),
      listAnswers(db, entity, id),
    ])
    return { ...links, answers }
  })

  serveCall(app, calls.sharePreview, async (request) => {
    const { id } = request.params
    const wanted = acceptPreview(request.body)
    const template = requirePreviewUrl(config.previewUrl)
    const record = await load(request, id)
    const { version } = wanted
    if (version !== null && version !== record.version)
      await loadRevision(db, { entity, id }, version)
    return db.transaction(async (tx): Promise<NewPreviewLink> => {
      const link = await addPreview(tx, { entity, id }, wanted, sessionOf(request))
      await writeAuditEntry(tx, request, { ...aboutRecord(entity, record), ...SHARED })
      return { ...link, url: previewUrl(template, link.token, pageOfRecord(entity, record)) }
    })
  })

  serveCall(app, calls.revokePreview, async (request) => {
    const { id, link } = request.params
    const record = await load(request, id)
    await revokeLink(db, { entity, id }, link, (tx) =>
      writeAuditEntry(tx, request, { ...aboutRecord(entity, record), ...REVOKED }),
    )
  })
}

/** Serves the calls about the preview links for the whole site. */
export function sitePreviewRoutes(app: FastifyInstance, db: Db, config: PreviewConfig) {
  const about = { area: 'preview-links' }

  serveCall(app, listSitePreviews, async () => ({
    ...(await listedLinks(db, undefined, config)),
    opensAtTimes: opensAtTimes(config.previewUrl),
  }))

  serveCall(app, shareSitePreview, async (request) => {
    const wanted = acceptSitePreview(request.body)
    const template = requirePreviewUrl(config.previewUrl)
    const { at } = wanted
    requirePlaceForTime(template, at)
    return db.transaction(async (tx): Promise<NewPreviewLink> => {
      const link = await addPreview(tx, undefined, wanted, sessionOf(request))
      await writeAuditEntry(tx, request, { ...about, ...SHARED })
      return { ...link, url: previewUrl(template, link.token, { at }) }
    })
  })

  serveCall(app, revokeSitePreview, async (request) => {
    await revokeLink(db, undefined, request.params.id, (tx) =>
      writeAuditEntry(tx, request, { ...about, ...REVOKED }),
    )
  })
}
