import {
  acceptBody,
  requireComplete,
  requireUnpublished,
  requireWaiting,
  requireWithdrawable,
  type AreaCalls,
  type Review,
} from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '../identity/access/authorize'
import type { Config } from '../platform/config/config'
import type { Db } from '../platform/db/database'
import { serveCall } from '../platform/requests/serveCall'
import { auditRecords } from './audit/auditRecords'
import { mailRequest, mailSentBack } from './review/reviewMails'
import { deleteReviews, findReview, storeComment, storeRequest } from './review/reviewStore'
import { loadRecord } from './table/loadRecord'
import { readableBy } from './table/readableBy'
import type { RecordTable } from './table/recordTable'
import type { StoredRecord } from './table/storedRecord'
import { lockVersion } from './write/lockVersion'

/** The calls, and whether mails are sent. */
interface Served extends Pick<Config, 'mail'> {
  calls: Pick<AreaCalls, 'askToPublish' | 'withdrawReview' | 'sendBack'>
}

/** Serves the calls about the review of a record before it is published. */
export function reviewRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { calls, mail }: Served,
) {
  const { entity } = records
  if (!entity.publicSite) return
  const audit = auditRecords(entity)

  serveCall(app, calls.askToPublish, (request) => {
    const { version, note } = acceptBody(calls.askToPublish, request.body)
    const { id } = request.params
    return db.transaction(async (tx) => {
      const stored = await lockVersion(tx, { records, request }, { id, version })
      requireUnpublished(entity, stored)
      requireComplete(entity, stored)
      const by = sessionOf(request)
      const before = mail && (await findReview(tx, entity, stored))
      await storeRequest(tx, entity, { id, version, note }, by)
      if (mail) await mailRequest(tx, entity, stored, { version, note, by, before })
      await audit.reviewed(tx, request, stored, 'ask-to-publish')
      return presentReview(tx, stored)
    })
  })

  serveCall(app, calls.withdrawReview, async (request, reply) => {
    const { id } = request.params
    await db.transaction(async (tx) => {
      const stored = await load(tx, request, id)
      const review = await findReview(tx, entity, stored)
      if (!review) return
      requireWithdrawable(entity, review, sessionOf(request))
      await deleteReviews(tx, entity, [id])
      await audit.reviewed(tx, request, stored, 'withdraw-review')
    })
    return reply.status(204).send()
  })

  serveCall(app, calls.sendBack, (request) => {
    const { version, comment } = acceptBody(calls.sendBack, request.body)
    const { id } = request.params
    return db.transaction(async (tx) => {
      const stored = await lockVersion(tx, { records, request }, { id, version })
      const { askedById } = requireWaiting(entity, await findReview(tx, entity, stored))
      const by = sessionOf(request)
      await storeComment(tx, entity, { id, comment }, by)
      if (mail) await mailSentBack(tx, entity, askedById, { id, version, comment, by })
      await audit.reviewed(tx, request, stored, 'send-back')
      return presentReview(tx, stored)
    })
  })

  function load(tx: Db, request: FastifyRequest, id: string): Promise<StoredRecord> {
    return loadRecord(tx, readableBy(records, sessionOf(request)), id)
  }

  async function presentReview(tx: Db, stored: StoredRecord): Promise<Review> {
    const review = await findReview(tx, entity, stored)
    if (!review) throw new Error(`The request about ${entity.area} was not stored`)
    return review
  }
}
