import type { AnyEntity } from '@staff/forms/entities'
import type { FastifyInstance } from 'fastify'

import type { Db } from '../db/database'
import { sessionOf, type Access } from '../http/access'
import { Problem } from '../http/problem'
import { entityTag, isExpected, tagged } from './ifMatch'
import { loadRecord, type ById } from './loadRecord'
import { changedValues, newValues } from './recordBody'
import type { describeRecordRoutes } from './recordDescriptions'
import { hooksOf } from './recordHooks'
import { addRecord, changeRecord, removeRecord } from './recordStore'
import type { RecordTable, StoredRecord } from './recordTable'
import { throwAtField, throwInUse } from './refusedValue'

export interface WriteRoutes {
  access: Access
  /** The address of the list: `/api/testimonials`. */
  base: string
  schema: ReturnType<typeof describeRecordRoutes>
}

/** The calls that create, change and delete an entity's records. */
export function writeRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { access, base, schema }: WriteRoutes,
) {
  const { entity } = records
  const { beforeCreate, beforeChange, beforeRemove } = hooksOf(entity.area)
  const config = { access }
  const atField = throwAtField(entity)
  const inUse = throwInUse(entity)

  app.post(base, { config, schema: schema.create }, async ({ body }, reply) => {
    const values = await newValues(db, entity, body)
    const columns = beforeCreate ? await beforeCreate(values) : values
    const record = await addRecord(db, records, columns).catch(atField)
    reply.code(201).header('location', `${base}/${String(record[entity.idKey])}`)
    return tagged(reply, record)
  })

  app.patch<ById>(`${base}/:id`, { config, schema: schema.change }, async (request, reply) => {
    const { id } = request.params
    const stored = await loadRecord(db, records, id)
    if (!isExpected(request, stored)) throw newer(entity, stored)
    const changes = await changedValues(db, entity, stored, request.body)
    if (Object.keys(changes).length === 0) return tagged(reply, stored)
    const edition = { id, version: stored.version }
    const change = { stored, changes, session: sessionOf(request) }
    const changing = beforeChange
      ? db.transaction(async (tx) =>
          changeRecord(tx, records, edition, await beforeChange(tx, change)),
        )
      : changeRecord(db, records, edition, changes)
    const changed = await changing.catch(atField)
    if (!changed) throw newer(entity, await loadRecord(db, records, id))
    return tagged(reply, changed)
  })

  app.delete<ById>(`${base}/:id`, { config, schema: schema.remove }, async (request, reply) => {
    const { id } = request.params
    const stored = await loadRecord(db, records, id)
    if (!isExpected(request, stored)) throw newer(entity, stored)
    const edition = { id, version: stored.version }
    const session = sessionOf(request)
    const removing = beforeRemove
      ? db.transaction(async (tx) => {
          await beforeRemove(tx, { stored, session })
          return removeRecord(tx, records, edition)
        })
      : removeRecord(db, records, edition)
    const removed = await removing.catch(inUse)
    if (!removed) throw newer(entity, await loadRecord(db, records, id))
    return reply.code(204).send()
  })
}

function newer(entity: AnyEntity, current: StoredRecord): Problem {
  return new Problem(
    412,
    `Someone has changed this ${entity.labels.one} since you opened it. Nothing was changed.`,
    { current, headers: { etag: entityTag(current) } },
  )
}
