import { json, recordTypeName, type JsonType } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { FastifyInstance } from 'fastify'

import { areaOf } from './table/areas'
import { jsonSchema } from '../platform/openapi/jsonSchema'
import { shownOf } from './table/recordTable'

/** Adds the type of an entity's records to the OpenAPI document. */
export function addRecordType(app: FastifyInstance, entity: AnyEntity) {
  app.addSchema({ $id: recordTypeName(entity), ...recordType(entity) })
}

function recordType(entity: AnyEntity): JsonType {
  const shown = shownOf(entity)
  return json.object(
    Object.fromEntries(
      Object.entries(recordProperties(entity)).filter(([name]) => shown.includes(name)),
    ),
  )
}

/** The types of all properties that a record of an entity can have. */
export function recordProperties(entity: AnyEntity): Record<string, JsonType> {
  const computed = Object.entries(areaOf(entity.area).computed ?? {}).map(([name, { type }]) => [
    name,
    JSON_TYPES[type],
  ])
  return {
    [entity.idKey]: json.text(),
    ...Object(jsonSchema(entity.schema)['properties']),
    ...Object.fromEntries(computed),
    createdAt: json.timestamp(),
    updatedAt: json.timestamp(),
    version: json.integer(),
  }
}

const JSON_TYPES = { integer: json.integer(), string: json.text(), json: json.anyObject() }
