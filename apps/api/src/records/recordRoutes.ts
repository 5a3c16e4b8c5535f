import type { AnyEntity } from '@staff/forms/entities'
import type { FastifyInstance, FastifyReply } from 'fastify'

import type { Db } from '../db/database'
import { acceptedQuery } from '../http/accepted'
import type { Access } from '../http/access'
import { Problem } from '../http/problem'
import { entityTag, isExpected } from './ifMatch'
import { listQuery } from './listQuery'
import { changedValues, newValues } from './recordBody'
import { describeRecordRoutes } from './recordDescriptions'
import { addRecord, changeRecord, findRecord, listRecords, removeRecord } from './recordStore'
import { recordTable, type StoredRecord } from './recordTable'

type ById = { Params: { id: string } }

/** Who may open an area's records. */
export const RECORD_ACCESS: Access = 'administrator'

/** The calls that every entity has: list, read, create, change and delete. */
export function recordRoutes(app: FastifyInstance, db: Db, entity: AnyEntity) {
  const records = recordTable(entity)
  const query = listQuery(entity)
  const schema = describeRecordRoutes(app, entity, query)
  const config = { access: RECORD_ACCESS }
  const base = `/api/${entity.area}`

  app.get(base, { config, schema: schema.list }, (request) =>
    listRecords(db, records, acceptedQuery(query, request.query)),
  )

  app.get<ById>(`${base}/:id`, { config, schema: schema.read }, async ({ params }, reply) =>
    tagged(reply, await load(params.id)),
  )

  app.post(base, { config, schema: schema.create }, async ({ body }, reply) => {
    const record = await addRecord(db, records, await newValues(db, entity, body))
    reply.code(201).header('location', `${base}/${String(record[entity.idKey])}`)
    return tagged(reply, record)
  })

  app.patch<ById>(`${base}/:id`, { config, schema: schema.change }, async (request, reply) => {
    const { id } = request.params
    const stored = await load(id)
    if (!isExpected(request, stored)) throw newer(entity, stored)
    const changes = await changedValues(db, entity, stored, request.body)
    if (Object.keys(changes).length === 0) return tagged(reply, stored)
    const changed = await changeRecord(db, records, { id, version: stored.version }, changes)
    if (!changed) throw newer(entity, await load(id))
    return tagged(reply, changed)
  })

  app.delete<ById>(`${base}/:id`, { config, schema: schema.remove }, async (request, reply) => {
    const { id } = request.params
    const stored = await load(id)
    if (!isExpected(request, stored)) throw newer(entity, stored)
    const removed = await removeRecord(db, records, { id, version: stored.version })
    if (!removed) throw newer(entity, await load(id))
    return reply.code(204).send()
  })

  async function load(id: string): Promise<StoredRecord> {
    const record = await findRecord(db, records, id)
    if (record) return record
    throw new Problem(404, `There is no such ${entity.labels.one}. It may have been deleted.`)
  }
}

function tagged(reply: FastifyReply, record: StoredRecord): StoredRecord {
  reply.header('etag', entityTag(record))
  return record
}

function newer(entity: AnyEntity, current: StoredRecord): Problem {
  return new Problem(
    412,
    `Someone has changed this ${entity.labels.one} since you opened it. Nothing was changed.`,
    { current, headers: { etag: entityTag(current) } },
  )
}
