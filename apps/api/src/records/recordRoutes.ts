import { accessTo, type AnyEntity } from '@staff/forms/entity'
import type { FastifyInstance } from 'fastify'

import type { Db } from '../db/database'
import { acceptedQuery } from '../requests/readQuery'
import { tagged } from '../requests/ifMatch'
import { listQuery } from './lists/listQuery'
import { loadRecord, type ById } from './table/loadRecord'
import { removeRoute } from './removeRoute'
import { describeRecordRoutes } from './recordDescriptions'
import { listRecords } from './table/recordStore'
import { recordTable } from './table/recordTable'
import { writeRoutes } from './writeRoutes'

/** The calls that every entity has: list and read, and create, change and delete where anybody may write. */
export function recordRoutes(app: FastifyInstance, db: Db, entity: AnyEntity) {
  const records = recordTable(entity)
  const query = listQuery(entity)
  const schema = describeRecordRoutes(app, entity, query)
  const { read, write, remove } = accessTo(entity)
  const base = `/api/${entity.area}`

  if (read !== 'nobody') {
    const config = { access: read }
    app.get(base, { config, schema: schema.list }, (request) =>
      listRecords(db, records, acceptedQuery(query, request.query)),
    )
    app.get<ById>(`${base}/:id`, { config, schema: schema.read }, async ({ params }, reply) =>
      tagged(reply, await loadRecord(db, records, params.id)),
    )
  }
  if (write !== 'nobody') writeRoutes(app, db, records, { access: write, base, schema })
  if (remove !== 'nobody') removeRoute(app, db, records, { access: remove, base, schema })
}
