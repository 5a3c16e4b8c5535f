import {
  acceptQuery,
  isShownIn,
  noSuchRecord,
  publicCalls,
  publicHomeCall,
  type PublicArea,
} from '@staff/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/db/database'
import { requestArea } from '../../platform/db/postgres/bulkheads'
import { serveCall } from '../../platform/requests/serveCall'
import { createMemoryRateLimit } from '../../platform/throttle/memoryRateLimit'
import { networkOf } from '../../platform/throttle/networkOf'
import type { Source } from './AnswerCache'
import { listPublic, publicTable, readPublic } from './publicTable'
import { addPublicTypes } from './publicTypes'
import { createRespond } from './respond'

/**
 * Serves the calls of the public site. An answer that is in memory never gets here: `answerFromMemory` sends it before
 * Fastify sees the request.
 */
export function publicRoutes(
  app: FastifyInstance,
  database: Database,
  config: Config,
  publicAreas: readonly PublicArea[],
) {
  const { db } = database
  const send = createSend(app, config)
  for (const area of publicAreas) {
    addPublicTypes(app, area)
    areaRoutes(app, area, { db, send })
  }
  homeRoute(app, publicAreas, { db, send })

  const stopListening = database.listen(app.publicAnswers.changes)
  app.addHook('onClose', stopListening)
}

type Send = (request: FastifyRequest, reply: FastifyReply, source: Source) => Promise<FastifyReply>

interface Serving extends Pick<Database, 'db'> {
  send: Send
}

function areaRoutes(app: FastifyInstance, area: PublicArea, { db, send }: Serving) {
  const { list, read } = publicCalls(area)
  const table = publicTable(area)
  const { areas } = table

  serveCall(app, list, async (request, reply) => {
    const { region, ...query } = acceptQuery(list, request.query)
    const page = () => listPublic(db, table, query)
    return send(request, reply, { areas, read: isShownIn(area, region) ? page : noPage })
  })

  serveCall(app, read, async (request, reply) => {
    const { region } = acceptQuery(read, request.query)
    if (!isShownIn(area, region)) throw noSuchRecord(area.entity)
    const { id } = request.params
    return send(request, reply, { areas, read: () => readPublic(db, table, id) })
  })
}

function homeRoute(
  app: FastifyInstance,
  publicAreas: readonly PublicArea[],
  { db, send }: Serving,
) {
  const readSite = publicHomeCall(publicAreas)
  const tables = publicAreas.map((area) => ({ area, table: publicTable(area) }))
  const areas = tables.flatMap(({ table }) => table.areas)
  const query = { q: '', page: 1, pageSize: HOME_RECORDS }

  serveCall(app, readSite, async (request, reply) => {
    const { region } = acceptQuery(readSite, request.query)
    const readAll = async () => {
      const pages = tables.map(async ({ area, table }) => {
        const page = isShownIn(area, region) ? listPublic(db, table, query) : noPage()
        return [area.entity.area, await page] as const
      })
      return { region: region ?? null, areas: Object.fromEntries(await Promise.all(pages)) }
    }
    return send(request, reply, { areas, read: readAll })
  })
}

const HOME_RECORDS = 12

async function noPage() {
  return { records: [], total: 0 }
}

/** Creates the function that answers from memory or from the database. */
function createSend({ publicAnswers }: FastifyInstance, config: Config): Send {
  const respond = createRespond(config)
  const limit = createMemoryRateLimit({
    max: 600,
    windowMs: 60_000,
    maxKeys: 10_000,
    message: 'Too many different addresses were read',
  })
  return async (request, reply, { areas, read }) => {
    const readLimited = () => {
      limit.consume(networkOf(request.ip))
      // Reads of the public site must not take the connections of visitors' queries.
      return requestArea.run('public-site', read)
    }
    const answer = await publicAnswers.get(request.raw.url ?? '', { areas, read: readLimited })
    reply.hijack()
    respond(request.raw, reply.raw, answer, request.id)
    return reply
  }
}
