import { count, desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Db } from '../db/database'
import { audit } from '../db/schema'
import { acceptedQuery } from '../requests/readQuery'
import { json, objectOf, problem } from '../openapi/answers'
import { jsonSchema } from '../openapi/jsonSchema'
import { offsetOf } from '../records/lists/paging'
import { ACTIONS } from './audited'
import { auditCondition, auditQuery, type AuditQuery } from './auditQuery'

/** `GET /api/audit`: who did what, when and from where, the newest first. */
export function auditRoute(app: FastifyInstance, db: Db) {
  app.get('/api/audit', { config: { access: 'administrator' }, schema }, ({ query }) =>
    listEntries(db, acceptedQuery(auditQuery, query)),
  )
}

async function listEntries(db: Db, query: AuditQuery) {
  const found = auditCondition(query)
  const records = await db
    .select()
    .from(audit)
    .where(found)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(query.pageSize)
    .offset(offsetOf(query))
  const [counted] = await db.select({ total: count() }).from(audit).where(found)
  return { records, total: counted?.total ?? 0 }
}

const entry = objectOf({
  id: 'string',
  at: { type: 'string', format: 'date-time' },
  userId: { type: ['string', 'null'], description: 'Null for somebody who was not logged in.' },
  userName: 'string',
  action: {
    type: 'string',
    enum: ACTIONS,
    description: 'What was done or tried; `refused` stands for many different refused calls.',
  },
  status: { type: 'integer', description: 'The status of the answer; from 400 it was refused.' },
  area: 'string',
  recordId: 'string',
  recordTitle: 'string',
  changes: {
    type: 'object',
    description: 'The changed fields, without secrets.',
    additionalProperties: objectOf({ from: {}, to: {} }),
  },
  address: 'string',
  requestId: { type: 'string', description: 'Of the first call, where there were several.' },
  count: { type: 'integer', description: 'How often it was refused alike within ten minutes.' },
})

const schema = {
  summary: 'Who did what, the newest first',
  tags: ['audit'],
  querystring: jsonSchema(auditQuery),
  response: {
    200: json(
      'One page.',
      objectOf({ records: { type: 'array', items: entry }, total: 'integer' }),
    ),
    422: problem('A parameter is refused; `errors` names it.'),
  },
}
