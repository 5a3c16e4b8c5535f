import { json, recordTypeName, type JsonType } from '@staff/contract'
import { draftFields, type AnyEntity } from '@staff/entity'
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
    ...fieldTypes(entity),
    ...Object.fromEntries(computed),
    createdAt: json.timestamp(),
    updatedAt: json.timestamp(),
    version: json.integer(),
  }
}

/** The types of the fields. Those that a draft may leave empty can be empty. */
function fieldTypes(entity: AnyEntity): Record<string, JsonType> {
  const types: Record<string, JsonType> = Object(jsonSchema(entity.schema)['properties'])
  const empty = draftFields(entity).filter((name) => entity.fields[name]?.required)
  const relaxed = empty.flatMap((name) => (types[name] ? [[name, orEmpty(types[name])]] : []))
  return { ...types, ...Object.fromEntries(relaxed) }
}

function orEmpty({ minLength: _length, minItems: _items, ...type }: JsonType): JsonType {
  const { type: name, format, enum: values, pattern } = type
  const isNull = name !== 'array' && (name !== 'string' || format !== undefined)
  return {
    ...type,
    ...(isNull && { type: [name, 'null'] }),
    ...(Array.isArray(values) && { enum: [...values, isNull ? null : ''] }),
    ...(typeof pattern === 'string' && { pattern: `^$|${pattern}` }),
  }
}

const JSON_TYPES = {
  integer: json.integer(),
  string: json.text(),
  timestamp: json.timestampOrNull(),
  json: json.anyObject(),
}
