import {
  acceptQuery,
  isShownIn,
  noSuchRecord,
  publicCalls,
  publicHomeCall,
  readRedirects,
  type PublicArea,
} from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { redirectsOf } from '../../records/live/redirects'
import type { TableOf } from './answerPreview'
import { discoveryRoutes } from './discoveryRoutes'
import { Moved, redirect } from './Moved'
import { listPublic, publicTable, readPublic } from './publicTable'
import { addPublicTypes } from './publicTypes'
import { createSend, type Send } from './send'

/**
 * Serves the calls of the public site. An answer that is in memory never gets here: `answerFromMemory` sends it before
 * Fastify sees the request.
 */
export function publicRoutes(
  app: FastifyInstance,
  db: Db,
  config: Config,
  publicAreas: readonly PublicArea[],
) {
  const send = createSend(app, { db, config, publicAreas })
  for (const area of publicAreas) {
    addPublicTypes(app, area)
    areaRoutes(app, area, { db, send })
  }
  homeRoute(app, publicAreas, { db, send })
  redirectsRoute(app, publicAreas, { db, send })
  discoveryRoutes(app, { db, send, config, publicAreas })
}

interface Serving {
  db: Db
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
      read: async () => ({ redirects: await redirectsOf(db, entities) }),
    }),
  )
}

const HOME_RECORDS = 12

async function noPage() {
  return { records: [], total: 0 }
}
