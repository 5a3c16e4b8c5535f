import { addressOf, API_ROOT, entityTag, versionConflict, type AreaCalls } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { areaOf } from '../areas/areas'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../db/database'
import { sessionOf } from '../access/authorize'
import { serveCall } from '../http/serveCall'
import { withIdempotencyKey } from '../requests/idempotency'
import { matchesRequest, withETag } from '../requests/ifMatch'
import { loadRecord } from './table/loadRecord'
import { changedValues, newValues } from './body/recordBody'
import { addRecord, changeRecord } from './table/recordStore'
import type { RecordTable } from './table/recordTable'
import { throwAtField } from './body/refusedValue'

/** Serves the calls that create and change a record, each in one transaction with its audit entry. */
export function writeRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  calls: Pick<AreaCalls, 'create' | 'change' | 'read'>,
) {
  const { entity } = records
  const { beforeCreate, beforeChange } = areaOf(entity.area).hooks ?? {}
  const atField = throwAtField(entity)
  const audit = auditRecords(entity)

  serveCall(app, calls.create, (request, reply) =>
    withIdempotencyKey(db, request, reply, async () => {
      const values = await newValues(db, entity, request.body)
      const columns = beforeCreate
        ? await beforeCreate(values, { db, session: sessionOf(request) })
        : values
      return async (tx) => {
        const record = await addRecord(tx, records, columns).catch(atField)
        await audit.created(tx, request, record)
        const id = String(record[entity.idKey])
        const location = API_ROOT + addressOf(calls.read, { id })
        return { status: 201, headers: { location, etag: entityTag(record) }, body: record }
      }
    }),
  )

  serveCall(app, calls.change, async (request, reply) => {
    const { id } = request.params
    const stored = await loadRecord(db, records, id)
    if (!matchesRequest(request, stored)) throw versionConflict(entity, stored)
    const changes = await changedValues(db, entity, stored, request.body)
    if (Object.keys(changes).length === 0) return withETag(reply, stored)
    const edition = { id, version: stored.version }
    const change = { stored, changes, session: sessionOf(request) }
    const changed = await db.transaction(async (tx) => {
      const columns = beforeChange ? await beforeChange(tx, change) : changes
      const record = await changeRecord(tx, records, edition, columns).catch(atField)
      if (record) await audit.changed(tx, request, stored, record)
      return record
    })
    if (!changed) throw versionConflict(entity, await loadRecord(db, records, id))
    return withETag(reply, changed)
  })
}
