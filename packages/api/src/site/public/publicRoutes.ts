import {
  acceptQuery,
  isShownIn,
  noSuchRecord,
  publicCalls,
  publicHomeCall,
  readRedirects,
  type PublicArea,
} from '@staff/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/db/database'
import { requestArea } from '../../platform/db/postgres/bulkheads'
import { serveCall } from '../../platform/requests/serveCall'
import { createMemoryRateLimit } from '../../platform/throttle/memoryRateLimit'
import { networkOf } from '../../platform/throttle/networkOf'
import { redirectsOf } from '../../records/live/redirects'
import { msToNextLiveChange } from '../../records/live/liveSource'
import { asksForPreview, markPreview, previewTables, type TableOf } from './answerPreview'
import type { Source } from './AnswerCache'
import { Moved, redirect } from './Moved'
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
  const send = createSend(app, { db, config, publicAreas })
  for (const area of publicAreas) {
    addPublicTypes(app, area)
    areaRoutes(app, area, { db, send })
  }
  homeRoute(app, publicAreas, { db, send })
  redirectsRoute(app, publicAreas, { db, send })

  const stopListening = database.listen(app.publicAnswers.changes)
  app.addHook('onClose', stopListening)
}

/** What an answer is made of, before it is known until when it is true, and from which tables it is read. */
interface Asked extends Pick<Source, 'areas'> {
  /** The time as of which the site is asked for. */
  at: string | undefined
  read: (tableOf: TableOf) => Promise<unknown>
}

type Send = (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<FastifyReply>

interface Serving extends Pick<Database, 'db'> {
  send: Send
}

function areaRoutes(app: FastifyInstance, area: PublicArea, { db, send }: Serving) {
  const { list, read } = publicCalls(area)
  const { areas } = publicTable(area)

  serveCall(app, list, async (request, reply) => {
    const { region, at, ...query } = acceptQuery(list, request.query)
    const page = (tableOf: TableOf) => listPublic(db, tableOf(area), query)
    return send(request, reply, { areas, at, read: isShownIn(area, region) ? page : noPage })
  })

  serveCall(app, read, async (request, reply) => {
    const { region, at } = acceptQuery(read, request.query)
    const { id } = request.params
    const readOne = async (tableOf: TableOf) => {
      if (!isShownIn(area, region)) throw noSuchRecord(area.entity)
      return readPublic(db, tableOf(area), id)
    }
    try {
      return await send(request, reply, { areas, at, read: readOne })
    } catch (error) {
      if (error instanceof Moved) return redirect(request, reply, error)
      throw error
    }
  })
}

function homeRoute(
  app: FastifyInstance,
  publicAreas: readonly PublicArea[],
  { db, send }: Serving,
) {
  const readSite = publicHomeCall(publicAreas)
  const areas = publicAreas.flatMap((area) => publicTable(area).areas)
  const query = { q: '', page: 1, pageSize: HOME_RECORDS }

  serveCall(app, readSite, async (request, reply) => {
    const { region, at } = acceptQuery(readSite, request.query)
    const readAll = async (tableOf: TableOf) => {
      const pages = publicAreas.map(async (area) => {
        const page = isShownIn(area, region) ? listPublic(db, tableOf(area), query) : noPage()
        return [area.entity.area, await page] as const
      })
      return { region: region ?? null, areas: Object.fromEntries(await Promise.all(pages)) }
    }
    return send(request, reply, { areas, at, read: readAll })
  })
}

function redirectsRoute(
  app: FastifyInstance,
  publicAreas: readonly PublicArea[],
  { db, send }: Serving,
) {
  const entities = publicAreas.map(({ entity }) => entity)
  const areas = entities.map(({ area }) => area)
  serveCall(app, readRedirects, async (request, reply) =>
    send(request, reply, {
      areas,
      at: undefined,
      read: async () => ({ redirects: await redirectsOf(db, entities) }),
    }),
  )
}

const HOME_RECORDS = 12

async function noPage() {
  return { records: [], total: 0 }
}

/** What the public site is made of. */
interface Site extends Pick<Database, 'db'> {
  config: Config
  publicAreas: readonly PublicArea[]
}

/** Creates the function that answers from memory or from the database, or with a preview. */
function createSend(app: FastifyInstance, { db, config, publicAreas }: Site): Send {
  const { publicAnswers } = app
  const respond = createRespond(config)
  const tables = new Map(publicAreas.map((area) => [area, publicTable(area)]))
  const liveTables: TableOf = (area) => tables.get(area) ?? publicTable(area)
  const limit = createMemoryRateLimit({
    max: 600,
    windowMs: 60_000,
    maxKeys: 10_000,
    message: 'Too many different addresses were read',
  })
  return async (request, reply, { areas, at, read }) => {
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
      return reply.send(content)
    }
    const readLive = () =>
      limited(async () => {
        // Asked first: a version that begins or ends meanwhile ends the answer at once.
        const msToNextChange = await msToNextLiveChange(db, areas)
        return { content: await read(liveTables), msToNextChange }
      })
    const answer = await publicAnswers.get(request.raw.url ?? '', { areas, read: readLive })
    reply.hijack()
    respond(request.raw, reply.raw, answer, request.id)
    return reply
  }
}
