import { queryMessages, sendQuery } from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import {
  writeAuditEntry,
  type Config,
  type Db,
  withIdempotencyKey,
  serveCall,
  newValues,
  addRecord,
  recordTable,
  createRateLimit,
  networkOf,
  visitorAddress,
} from '@staff/api'

/** `POST /api/public/queries`: stores a visitor's query, sent by the website's server or by pages of the configured origins. */
export function publicQueryRoute(app: FastifyInstance, db: Db, { siteKey }: Site) {
  const records = recordTable(query)
  const rateLimit = createRateLimit(db, {
    name: 'query',
    max: 10,
    windowSeconds: 10 * 60,
    message: 'You have sent many messages',
  })

  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    withIdempotencyKey(db, request, reply, async () => {
      const address = visitorAddress(request, siteKey)
      const values = await newValues(db, query, request.body)
      await rateLimit.consume(networkOf(address))
      return async (tx) => {
        const { id } = await addRecord(tx, records, values)
        // No title, because the audit must not contain personal data.
        const record = { id: String(id), title: '' }
        const act = { action: 'create', status: 201, area: query.area, record, address } as const
        await writeAuditEntry(tx, request, act)
        return { status: 201, headers: {}, body: { message: queryMessages.thanks } }
      }
    })
  serveCall(app, sendQuery, handler, { bodyLimit: MAX_BYTES })
}

type Site = Pick<Config, 'siteKey'>

// Enough for the longest values of all fields with every character escaped.
const MAX_BYTES = 96 * 1024
