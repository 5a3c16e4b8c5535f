import { json, parametersIn, type AnyCall, type Body, type JsonType } from '@staff/contract'
import type { CallDescription } from '@staff/contract/documentation'
import type { FastifySchema } from 'fastify'

import { changeSchema, jsonSchema, type JsonSchema } from './jsonSchema'

/** The description of a call for the OpenAPI document, in the format of Fastify's OpenAPI plug-in. */
export function describeCall(call: AnyCall, about: CallDescription): FastifySchema {
  const { path, query, body } = call
  const { summary, description, tag, headers, problems = {} } = about
  const parameters = parametersIn(path)
  return {
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(parameters.length > 0 && {
      params: json.object(Object.fromEntries(parameters.map((name) => [name, json.text()]))),
    }),
    ...(headers && { headers }),
    ...(query && { querystring: jsonSchema(query) }),
    ...(body && bodyOf(body, about)),
    response: {
      [call.success.status]: responseOf(call, about),
      ...(about.moved && { 301: { description: about.moved, type: 'null' } }),
      ...(mayBeUnchanged(about) && { 304: UNCHANGED }),
      ...Object.fromEntries(
        Object.entries({ 422: UNKNOWN_PARAMETER, ...problems }).map(([status, sentence]) => [
          status,
          problemResponse(sentence),
        ]),
      ),
    },
  }
}

const UNKNOWN_PARAMETER = 'A parameter does not exist; `errors` names it.'

const UNCHANGED = { description: 'The answer is the one that the client has.', type: 'null' }

/** Whether clients can ask for an answer only if it is another one than theirs. */
function mayBeUnchanged({ headers }: CallDescription): boolean {
  return 'if-none-match' in Object(headers?.['properties'])
}

/** A response with a problem document. */
export function problemResponse(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
  }
}

function bodyOf(
  body: Body<unknown>,
  { bodyProperties = {} }: CallDescription,
): { body: JsonSchema; consumes?: string[] } {
  if (body.kind === 'json') return { body: jsonSchema(body.schema) }
  if (body.kind === 'changes') return { body: changeSchema(body.schema) }
  return { body: described(body.type, bodyProperties), consumes: [...body.contentTypes] }
}

function responseOf(
  { success: { type, contentType = 'application/json' } }: AnyCall,
  { success: description, properties = {} }: CallDescription,
) {
  if (!type) return { description, type: 'null' }
  return { description, content: { [contentType]: { schema: described(type, properties) } } }
}

/** A JSON type with descriptions of its properties, by their name at any depth. */
function described(type: JsonType, descriptions: Partial<Record<string, string>>): JsonType {
  const { properties, items, anyOf } = type
  return {
    ...type,
    ...(Array.isArray(anyOf) && {
      anyOf: anyOf.map((each) => (isType(each) ? described(each, descriptions) : each)),
    }),
    ...(isType(items) && { items: described(items, descriptions) }),
    ...(isType(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => {
          const description = descriptions[name]
          const inner = isType(property) ? described(property, descriptions) : property
          return [name, description ? { ...Object(inner), description } : inner]
        }),
      ),
    }),
  }
}

function isType(value: unknown): value is JsonType {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
