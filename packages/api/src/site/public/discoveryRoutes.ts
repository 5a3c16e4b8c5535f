import {
  acceptQuery,
  publicCalls,
  readSitemap,
  requireWebsite,
  type PublicArea,
} from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { serveCall } from '../../platform/requests/serveCall'
import { readFeedXml, readJobPosting, readSitemapXml } from '../discovery/documents'
import { publicTable } from './publicTable'
import type { Send, Site } from './send'

interface Serving extends Site {
  send: Send
}

/** Serves what search engines, feed readers and job searches read. It shows what is public now, with a preview link too. */
export function discoveryRoutes(app: FastifyInstance, serving: Serving) {
  const { db, send, config, publicAreas } = serving
  serveCall(app, readSitemap, async (request, reply) => {
    const website = requireWebsite(config.website)
    return send(request, reply, {
      areas: publicAreas.map(({ entity }) => entity.area),
      contentType: readSitemap.success.contentType,
      read: () => readSitemapXml(db, website, publicAreas),
    })
  })
  for (const area of publicAreas) areaRoutes(app, area, serving)
}

function areaRoutes(app: FastifyInstance, area: PublicArea, { db, send, config }: Serving) {
  const { feed, jobPosting } = publicCalls(area)
  const { records } = publicTable(area)
  const areas = [area.entity.area]

  serveCall(app, feed, async (request, reply) => {
    const { region } = acceptQuery(feed, request.query)
    const website = requireWebsite(config.website)
    return send(request, reply, {
      areas,
      contentType: feed.success.contentType,
      read: () => readFeedXml(db, website, { area, records, region }),
    })
  })

  serveCall(app, jobPosting, async (request, reply) => {
    const { region } = acceptQuery(jobPosting, request.query)
    const website = requireWebsite(config.website)
    return send(request, reply, {
      areas,
      contentType: jobPosting.success.contentType,
      read: () => readJobPosting(db, website, { area, records, region, word: request.params.id }),
    })
  })
}
