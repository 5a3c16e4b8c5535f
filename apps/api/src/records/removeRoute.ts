import type { FastifyInstance } from 'fastify'

import { recordAudit } from '../audit/recordAudit'
import type { Db } from '../db/database'
import { sessionOf } from '../access/access'
import { isExpected } from '../requests/ifMatch'
import { loadRecord, type ById } from './table/loadRecord'
import { newer } from './versionConflict'
import { hooksOf } from './recordHooks'
import { removeRecord } from './table/recordStore'
import type { RecordTable } from './table/recordTable'
import { throwInUse } from './body/refusedValue'
import type { WriteRoutes } from './writeRoutes'

/** The call that deletes an entity's record, in one transaction with its audit entry. */
export function removeRoute(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { access, base, schema }: WriteRoutes,
) {
  const { entity } = records
  const { beforeRemove } = hooksOf(entity.area)
  const config = { access }
  const inUse = throwInUse(entity)
  const audit = recordAudit(entity)
  app.delete<ById>(`${base}/:id`, { config, schema: schema.remove }, async (request, reply) => {
    const { id } = request.params
    const stored = await loadRecord(db, records, id)
    if (!isExpected(request, stored)) throw newer(entity, stored)
    const edition = { id, version: stored.version }
    const removed = await db.transaction(async (tx) => {
      await beforeRemove?.(tx, { stored, session: sessionOf(request) })
      const isGone = await removeRecord(tx, records, edition).catch(inUse)
      if (isGone) await audit.deleted(tx, request, stored)
      return isGone
    })
    if (!removed) throw newer(entity, await loadRecord(db, records, id))
    return reply.code(204).send()
  })
}
