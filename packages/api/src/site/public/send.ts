import type { PublicArea } from '@staff/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/db/database'
import { requestArea } from '../../platform/db/postgres/bulkheads'
import { createMemoryRateLimit } from '../../platform/throttle/memoryRateLimit'
import { networkOf } from '../../platform/throttle/networkOf'
import { bodyOf, inUtf8, JSON_TYPE } from '../answers/answer'
import type { Source } from '../answers/AnswerCache'
import { createRespond } from '../answers/respond'
import { asksForPreview, markPreview, previewTables, type TableOf } from './answerPreview'
import { createNextChange } from './nextChange'
import { publicTable } from './publicTable'

/** What an answer is made of, before it is known until when it is true, and from which tables it is read. */
export interface Asked extends Pick<Source, 'areas' | 'contentType'> {
  /** The time as of which the site is asked for. */
  at?: string | undefined
  read: (tableOf: TableOf) => Promise<unknown>
}

/** Answers a call of the public site, from memory or from the database, or with a preview. */
export type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
) => Promise<FastifyReply>

/** What the public site is made of. */
export interface Site extends Pick<Database, 'db'> {
  config: Config
  publicAreas: readonly PublicArea[]
}

/** Creates the function that answers the calls of the public site. */
export function createSend(app: FastifyInstance, { db, config, publicAreas }: Site): Send {
  const { publicAnswers } = app
  const respond = createRespond(config)
  const tables = new Map(publicAreas.map((area) => [area, publicTable(area)]))
  const liveTables: TableOf = (area) => tables.get(area) ?? publicTable(area)
  const nextChange = createNextChange(db, publicAnswers.changes)
  const limit = createMemoryRateLimit({
    max: 600,
    windowMs: 60_000,
    maxKeys: 10_000,
    message: 'Too many different addresses were read',
  })
  return async (request, reply, { areas, at, contentType = JSON_TYPE, read }) => {
    // Reads of the public site must not take the connections of visitors' queries.
    const limited = <Result>(work: () => Promise<Result>) => {
      limit.consume(networkOf(request.ip))
      return requestArea.run('public-site', work)
    }
    if (asksForPreview({ request, at })) {
      markPreview({ reply }, config)
      const content = await limited(async () =>
        read(await previewTables(db, { request, reply, at })),
      )
      return reply.type(inUtf8(contentType)).send(bodyOf(content, contentType))
    }
    const readLive = () =>
      limited(async () => {
        // Asked first: a version that begins or ends meanwhile ends the answer at once.
        const msToNextChange = await nextChange(areas)
        return { content: await read(liveTables), msToNextChange }
      })
    const source = { areas, contentType, read: readLive }
    const answer = await publicAnswers.get(request.raw.url ?? '', source)
    reply.hijack()
    respond(request.raw, reply.raw, answer, request.id)
    return reply
  }
}
