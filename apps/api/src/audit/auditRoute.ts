import { acceptQuery } from '@staff/contract'
import { listAudit, type AuditParameters } from '@staff/contract/content'
import { count, desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Db } from '../db/database'
import { audit } from './audit.table'
import { serveCall } from '../http/serveCall'
import { offsetOf } from '../records/lists/offsetOf'
import { auditCondition } from './auditCondition'

/** `GET /api/audit`: who did what, when and from where, the newest first. */
export function auditRoute(app: FastifyInstance, db: Db) {
  serveCall(app, listAudit, ({ query }) => listEntries(db, acceptQuery(listAudit, query)))
}

async function listEntries(db: Db, query: AuditParameters) {
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
