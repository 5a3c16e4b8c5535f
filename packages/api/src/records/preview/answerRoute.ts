import {
  acceptBody,
  answerPreview,
  PREVIEW_TOKEN,
  requireAnswerable,
  type PreviewAnswer,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { withIdempotencyKey } from '../../platform/requests/idempotency'
import { serveCall } from '../../platform/requests/serveCall'
import { networkOf } from '../../platform/throttle/networkOf'
import { createRateLimit } from '../../platform/throttle/rateLimit'
import { queueMails } from '../jobs/queueMails'
import { addAnswer, countAnswers } from './answerStore'
import { substituteOf } from './previewSource'
import { openPreview } from './previewStore'

/** Serves the call with which the reader of a preview link answers what it shows. */
export function previewAnswerRoute(app: FastifyInstance, db: Db, { mail }: Pick<Config, 'mail'>) {
  const rateLimit = createRateLimit(db, {
    name: 'preview-answer',
    max: 30,
    windowSeconds: 10 * 60,
    message: 'You have sent many answers',
  })

  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    withIdempotencyKey(db, request, reply, async () => {
      await rateLimit.consume(networkOf(request.ip))
      const answer = acceptBody(answerPreview, request.body)
      const used = await openPreview(db, request.headers[PREVIEW_TOKEN])
      return async (tx) => {
        const { linkId, mayApprove, previewed } = used
        // One answer of a link is stored after another, so that they are counted.
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`answers ${linkId}`}, 0))`,
        )
        const record = previewed && 'entity' in previewed ? previewed : undefined
        const shown = record && (await substituteOf(tx, record, used)).version
        requireAnswerable(
          { mayApprove, count: await countAnswers(tx, linkId), shown },
          answer.version,
        )
        if (!record) throw new Error('Only the link of a record takes an answer')
        const { entity, id } = record
        const body = await addAnswer(tx, { ...answer, linkId, area: entity.area, recordId: id })
        if (mail)
          await queueMails(tx, [
            {
              kind: 'preview-answered',
              userId: used.maker.userId,
              data: mailOf(entity, id, answer),
            },
          ])
        // No title and no name: nobody may read what the link shows in the audit.
        const act = { action: 'answer-preview', status: 201, area: entity.area } as const
        await writeAuditEntry(tx, request, { ...act, record: { id, title: '' } })
        return { status: 201, headers: {}, body }
      }
    })
  serveCall(app, answerPreview, handler, { bodyLimit: MAX_BYTES })
}

/** What the person who made a link hears by mail. */
function mailOf(
  { area }: AnyEntity,
  id: string,
  {
    version,
    name,
    approves,
    comment,
  }: Pick<PreviewAnswer, 'version' | 'name' | 'approves' | 'comment'>,
) {
  return { by: name, about: { area, id, version, comment, approves } }
}

// Enough for the longest values of all fields with every character escaped.
const MAX_BYTES = 32 * 1024
