import { query } from '@staff/forms/query/query.entity'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import type { Db } from '../db/database'
import { tooMany } from '../http/tooMany'
import { answer, noContent, problem } from '../openapi/answers'
import { jsonSchema } from '../openapi/jsonSchema'
import { newValues } from '../records/recordBody'
import { addRecord } from '../records/recordStore'
import { recordTable } from '../records/recordTable'
import { networkOf } from './networkOf'

const ADDRESS = '/api/public/queries'

/** `POST /api/public/queries`: what a visitor of the public site asks, from a page of any origin. */
export function publicQueryRoute(app: FastifyInstance, db: Db) {
  const records = recordTable(query)
  const visitors = new RateLimiterMemory({ points: 10, duration: 10 * 60 })
  const config = { access: 'public' } as const

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })

  app.post(ADDRESS, { config, schema, bodyLimit: MOST_BYTES }, async ({ body, ip }, reply) => {
    const values = await newValues(db, query, body)
    await visitors.consume(networkOf(ip)).catch(throwTooMany)
    await addRecord(db, records, values)
    return reply.code(201).send({ message: 'Thank you. We have your message and will answer it.' })
  })

  // A browser asks this before it sends JSON from a page of another origin.
  app.options(ADDRESS, { config, schema: askedFirst }, (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send(),
  )
}

// Every field at its longest, with each character written as an escaped pair, fits in.
const MOST_BYTES = 96 * 1024

function throwTooMany(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  throw tooMany('You have sent many messages', reason.msBeforeNext)
}

const schema = {
  summary: 'Send a query from the public site',
  tags: ['public'],
  body: jsonSchema(query.schema),
  response: {
    201: answer('It is stored.', { message: 'string' }),
    413: problem('It is larger than any query can be.'),
    422: problem('Fields are refused; `errors` has a message for each.'),
    429: problem('Too many from one address; `Retry-After` says for how many seconds.'),
  },
}

const askedFirst = {
  summary: 'Whether a page of another origin may send a query',
  tags: ['public'],
  response: { 204: noContent('It may.') },
}
