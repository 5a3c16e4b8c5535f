import {
  acceptQuery,
  publicCalls,
  readSitemap,
  requireWebsite,
  type AnyCall,
  type PublicArea,
  type Website,
} from '@staff/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { serveCall } from '../../platform/requests/serveCall'
import { readFeedXml, readJobPosting, readSitemapXml } from '../discovery/documents'
import { areasOfAnswer } from '../texts/addTexts'
import { publicTable } from './publicTable'
import type { Send, Site } from './send'

/** A document of the website, and the areas whose records are in it. */
interface Asked {
  call: AnyCall
  areas: readonly string[]
  read: (website: Website) => Promise<string>
}

type SendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
) => Promise<FastifyReply>

/** Serves what search engines, feed readers and job searches read. It shows what is public now, with a preview link too. */
export function discoveryRoutes(
  app: FastifyInstance,
  { db, send, config, publicAreas }: Site & { send: Send },
) {
  const sendDocument: SendDocument = async (request, reply, { call, areas, read }) => {
    const website = requireWebsite(config.website)
    const { contentType } = call.success
    return send(request, reply, { areas, contentType, read: () => read(website) })
  }

  serveCall(app, readSitemap, async (request, reply) =>
    sendDocument(request, reply, {
      call: readSitemap,
      areas: publicAreas.map(({ entity }) => entity.area),
      read: (website) => readSitemapXml(db, website, publicAreas),
    }),
  )
  for (const area of publicAreas) areaRoutes(app, area, { db, publicAreas, sendDocument })
}

function areaRoutes(
  app: FastifyInstance,
  area: PublicArea,
  {
    db,
    publicAreas,
    sendDocument,
  }: Pick<Site, 'db' | 'publicAreas'> & { sendDocument: SendDocument },
) {
  const { feed, jobPosting } = publicCalls(area)
  const { records } = publicTable(area)
  const areas = areasOfAnswer({ ...area, parts: [] }, publicAreas)

  serveCall(app, feed, async (request, reply) => {
    const { region } = acceptQuery(feed, request.query)
    return sendDocument(request, reply, {
      call: feed,
      areas,
      read: (website) => readFeedXml(db, website, { area, records, region, publicAreas }),
    })
  })

  serveCall(app, jobPosting, async (request, reply) => {
    const { region } = acceptQuery(jobPosting, request.query)
    const word = request.params.id
    return sendDocument(request, reply, {
      call: jobPosting,
      areas,
      read: (website) => readJobPosting(db, website, { area, records, region, publicAreas, word }),
    })
  })
}
