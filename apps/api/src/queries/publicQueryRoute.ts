import { query } from '@staff/forms/content/query/query.entity'
import type { FastifyInstance } from 'fastify'

import { audited } from '../audit/audited'
import type { Config } from '../config'
import type { Db } from '../db/database'
import { answerOnce } from '../requests/idempotency'
import { PUBLIC_QUERIES } from '../access/crossOrigin'
import { answer, problem } from '../openapi/answers'
import { idempotencyHeader } from '../requests/idempotencyHeader'
import { jsonSchema } from '../openapi/jsonSchema'
import { newValues } from '../records/body/recordBody'
import { addRecord } from '../records/table/recordStore'
import { recordTable } from '../records/table/recordTable'
import { createLimit } from '../throttle/limit'
import { networkOf } from '../throttle/networkOf'
import { siteHeaders, visitorAddress } from './siteKey'

/** `POST /api/public/queries`: what a visitor asks, from the website's server or from its configured pages. */
export function publicQueryRoute(app: FastifyInstance, db: Db, { siteKey }: Site) {
  const records = recordTable(query)
  const visitors = createLimit(db, {
    name: 'query',
    most: 10,
    seconds: 10 * 60,
    says: 'You have sent many messages',
  })
  const config = { access: 'public' } as const

  app.post(PUBLIC_QUERIES, { config, schema, bodyLimit: MOST_BYTES }, (request, reply) =>
    answerOnce(db, request, reply, async () => {
      const address = visitorAddress(request, siteKey)
      const values = await newValues(db, query, request.body)
      await visitors.take(networkOf(address))
      return async (tx) => {
        const { id } = await addRecord(tx, records, values)
        // Who wrote and what is in the query itself, which people may be asked to delete.
        const record = { id: String(id), title: '' }
        const act = { action: 'create', status: 201, area: query.area, record, address } as const
        await audited(tx, request, act)
        return { status: 201, headers: {}, body: { message: THANKS } }
      }
    }),
  )
}

type Site = Pick<Config, 'siteKey'>

const THANKS = 'Thank you. We have your message and will answer it.'

// Every field at its longest, with each character written as an escaped pair, fits in.
const MOST_BYTES = 96 * 1024

const schema = {
  summary: 'Send a query from the public site',
  tags: ['public'],
  headers: {
    ...idempotencyHeader,
    properties: { ...Object(idempotencyHeader['properties']), ...siteHeaders },
  },
  body: jsonSchema(query.schema),
  response: {
    201: answer('It is stored.', { message: 'string' }),
    400: problem('The Idempotency-Key is none.'),
    401: problem('The site key is not right, or the deployment has none.'),
    413: problem('It is larger than any query can be.'),
    422: problem('Fields are refused; `errors` has a message for each.'),
    429: problem('Too many from one visitor; `Retry-After` says for how many seconds.'),
  },
}
