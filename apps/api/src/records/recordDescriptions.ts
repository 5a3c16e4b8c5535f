import { usualOrder, type AnyEntity } from '@staff/forms/entity'
import type { FastifyInstance } from 'fastify'

import { json, noContent, objectOf, problem } from '../openapi/answers'
import { idempotencyHeader } from '../requests/idempotencyHeader'
import { changeSchema, jsonSchema, type JsonSchema } from '../openapi/jsonSchema'
import { computedOf } from './table/computed'
import type { listQuery } from './lists/listQuery'
import { shownOf } from './table/recordTable'

/** What the OpenAPI document says of an entity's calls. */
export function describeRecordRoutes(
  app: FastifyInstance,
  entity: AnyEntity,
  query: ReturnType<typeof listQuery>,
) {
  const { one, many } = entity.labels
  const values = jsonSchema(entity.schema)
  const name = entity.name.charAt(0).toUpperCase() + entity.name.slice(1)
  app.addSchema({ $id: name, ...recordSchema(entity, values) })
  const record = { $ref: `${name}#` }
  const tags = [entity.area]
  const params = objectOf({ id: 'string' })
  const headers = objectOf({
    'if-match': { type: 'string', description: 'The ETag of the record' },
  })
  const unknown = problem(`There is no such ${one}.`)
  const invalid = problem('Fields are refused; `errors` has a message for each.')
  const newer = {
    412: problem('The record is newer; `current` is what is stored now.'),
    428: problem('If-Match is missing.'),
  }

  return {
    list: {
      summary: `List ${many.toLowerCase()}`,
      description: orderSentence(entity),
      tags,
      querystring: jsonSchema(query),
      response: {
        200: json(
          'One page.',
          objectOf({ records: { type: 'array', items: record }, total: 'integer' }),
        ),
        422: problem('A parameter is refused; `errors` names it.'),
      },
    },
    read: {
      summary: `Read a ${one}`,
      tags,
      params,
      response: { 200: json('The record.', record), 404: unknown },
    },
    create: {
      summary: `Create a ${one}`,
      tags,
      headers: idempotencyHeader,
      body: entity.create ? jsonSchema(entity.create.schema) : values,
      response: {
        201: json('The new record.', record),
        400: problem('The request is no JSON object, or the Idempotency-Key is none.'),
        422: problem(
          'Fields are refused, or the Idempotency-Key of another body; `errors` has a message for each.',
        ),
      },
    },
    change: {
      summary: `Change fields of a ${one}`,
      tags,
      params,
      headers,
      body: changeSchema(entity.schema),
      response: {
        200: json('The whole changed record.', record),
        404: unknown,
        ...newer,
        422: invalid,
      },
    },
    remove: {
      summary: `Delete a ${one}`,
      tags,
      params,
      headers,
      response: {
        204: noContent('It is deleted.'),
        404: unknown,
        409: problem('Something still needs it.'),
        ...newer,
      },
    },
  }
}

function orderSentence(entity: AnyEntity): string {
  const { sort, order } = usualOrder(entity)
  const way = order === 'asc' ? 'ascending' : 'descending'
  return `Sorted by \`${sort}\`, ${way}, unless \`sort\` names another column, which is sorted ascending by default.`
}

function recordSchema(entity: AnyEntity, values: JsonSchema): JsonSchema {
  const moment = { type: 'string', format: 'date-time' }
  const fields = values['properties'] as Record<string, JsonSchema> // jsonSchema() of an object always has them
  const computed = Object.entries(computedOf(entity.area)).map(([name, { type }]) => [name, type])
  const shown = shownOf(entity)
  const known: Record<string, string | JsonSchema> = {
    [entity.idKey]: 'string',
    ...fields,
    ...Object.fromEntries(computed),
    createdAt: moment,
    updatedAt: moment,
    version: 'integer',
  }
  return objectOf(
    Object.fromEntries(Object.entries(known).filter(([name]) => shown.includes(name))),
  )
}
