import {
  acceptPreview,
  acceptSitePreview,
  listSitePreviews,
  noSuchPreview,
  opensAtTimes,
  pageOfRecord,
  previewUrl,
  RECORD_ID,
  requirePlaceForTime,
  requirePreviewUrl,
  revokeSitePreview,
  shareSitePreview,
  type AreaCalls,
  type NewPreviewLink,
} from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry, type Act } from '../../identity/audit/writeAuditEntry'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { aboutRecord } from '../audit/recordActs'
import { loadRevision } from '../history/readRevisions'
import { loadRecord } from '../table/loadRecord'
import { readableBy } from '../table/readableBy'
import type { RecordTable } from '../table/recordTable'
import { listAnswers } from './answerStore'
import { addPreview, listPreviews, revokePreview, type Previewed } from './previewStore'

type PreviewConfig = Pick<Config, 'previewUrl'>

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
      listed(db, { entity, id }, config),
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
      await audit(tx, request, { ...aboutRecord(entity, record), ...SHARED })
      return { ...link, url: previewUrl(template, link.token, pageOfRecord(entity, record)) }
    })
  })

  serveCall(app, calls.revokePreview, async (request) => {
    const { id, link } = request.params
    const record = await load(request, id)
    await revoke(db, { entity, id }, link, (tx) =>
      audit(tx, request, { ...aboutRecord(entity, record), ...REVOKED }),
    )
  })
}

/** Serves the calls about the preview links for the whole site. */
export function sitePreviewRoutes(app: FastifyInstance, db: Db, config: PreviewConfig) {
  const about = { area: 'preview-links' }

  serveCall(app, listSitePreviews, async () => ({
    ...(await listed(db, undefined, config)),
    opensAtTimes: opensAtTimes(config.previewUrl),
  }))

  serveCall(app, shareSitePreview, async (request) => {
    const wanted = acceptSitePreview(request.body)
    const template = requirePreviewUrl(config.previewUrl)
    const { at } = wanted
    requirePlaceForTime(template, at)
    return db.transaction(async (tx): Promise<NewPreviewLink> => {
      const link = await addPreview(tx, undefined, wanted, sessionOf(request))
      await audit(tx, request, { ...about, ...SHARED })
      return { ...link, url: previewUrl(template, link.token, { at }) }
    })
  })

  serveCall(app, revokeSitePreview, async (request) => {
    await revoke(db, undefined, request.params.id, (tx) =>
      audit(tx, request, { ...about, ...REVOKED }),
    )
  })
}

const SHARED = { action: 'share-preview', status: 201 } as const
const REVOKED = { action: 'revoke-preview', status: 204 } as const

async function listed(db: Db, previewed: Previewed, { previewUrl: template }: PreviewConfig) {
  const links = await listPreviews(db, previewed)
  return { links, isConfigured: template !== undefined }
}

/** Revokes a link, with its audit entry. Throws a 404 if there is none. */
async function revoke(
  db: Db,
  previewed: Previewed,
  link: string,
  writeEntry: (tx: Db) => Promise<unknown>,
) {
  await db.transaction(async (tx) => {
    const isRevoked = RECORD_ID.test(link) && (await revokePreview(tx, previewed, link))
    if (!isRevoked) throw noSuchPreview()
    await writeEntry(tx)
  })
}

function audit(tx: Db, request: FastifyRequest, act: Act) {
  return writeAuditEntry(tx, request, act)
}
