import {
  acceptQuery,
  isShownIn,
  noSuchRecord,
  publicCalls,
  publicHomeCall,
  readRedirects,
  type PublicArea,
  type ShownRecords,
} from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { redirectsOf } from '../../records/live/redirects'
import type { LinkedSite } from '../texts/linkedPages'
import { addTexts, areasOfAnswer } from '../texts/addTexts'
import { addPictures } from './addPictures'
import type { TableOf } from './answerPreview'
import { discoveryRoutes } from './discoveryRoutes'
import { Moved, redirect } from './Moved'
import { listPublic, readPublic } from './publicTable'
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
  const site = { publicAreas, website: config.website }
  for (const area of publicAreas) {
    addPublicTypes(app, area)
    areaRoutes(app, area, { db, send, site })
  }
  homeRoute(app, { db, send, site })
  redirectsRoute(app, publicAreas, { db, send })
  discoveryRoutes(app, { db, send, config, publicAreas })
}

interface Serving {
  db: Db
  send: Send
}

interface SiteServing extends Serving {
  site: Omit<LinkedSite, 'region'>
}

function areaRoutes(app: FastifyInstance, area: PublicArea, { db, send, site }: SiteServing) {
  const { list, read } = publicCalls(area)
  const areas = areasOfAnswer(area, site.publicAreas)

  serveCall(app, list, async (request, reply) => {
    const { region, at, ...query } = acceptQuery(list, request.query)
    const page = async (tableOf: TableOf) => {
      const found = await listPublic(db, tableOf(area), query)
      await present(db, { ...site, region }, [[area, found.records]])
      return found
    }
    return send(request, reply, { areas, at, read: isShownIn(area, region) ? page : noPage })
  })

  serveCall(app, read, async (request, reply) => {
    const { region, at } = acceptQuery(read, request.query)
    const { id } = request.params
    const readOne = async (tableOf: TableOf) => {
      if (!isShownIn(area, region)) throw noSuchRecord(area.entity)
      const found = await readPublic(db, tableOf(area), id)
      await present(db, { ...site, region }, [[area, [found]]])
      return found
    }
    try {
      return await send(request, reply, { areas, at, read: readOne })
    } catch (error) {
      if (error instanceof Moved) return redirect(request, reply, error)
      throw error
    }
  })
}

/** Puts texts and pictures into the records of an answer, in the place of what is stored. */
async function present(db: Db, site: LinkedSite, shown: readonly ShownRecords[]): Promise<void> {
  await addTexts(db, site, shown)
  await addPictures(db, shown)
}

function homeRoute(app: FastifyInstance, { db, send, site }: SiteServing) {
  const { publicAreas } = site
  const readSite = publicHomeCall(publicAreas)
  const areas = publicAreas.flatMap((area) => areasOfAnswer(area, publicAreas))
  const query = { q: '', page: 1, pageSize: HOME_RECORDS }

  serveCall(app, readSite, async (request, reply) => {
    const { region, at } = acceptQuery(readSite, request.query)
    const readAll = async (tableOf: TableOf) => {
      const pages = publicAreas.map(async (area) => {
        const page = isShownIn(area, region) ? listPublic(db, tableOf(area), query) : noPage()
        return [area, await page] as const
      })
      const found = await Promise.all(pages)
      await present(
        db,
        { ...site, region },
        found.map(([area, { records }]) => [area, records]),
      )
      const byName = found.map(([{ entity }, page]) => [entity.area, page] as const)
      return { region: region ?? null, areas: Object.fromEntries(byName) }
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
