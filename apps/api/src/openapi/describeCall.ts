import { json, parametersIn, type AnyCall, type Body, type Success } from '@staff/contract'
import type { FastifySchema } from 'fastify'

import { changeSchema, jsonSchema, type JsonSchema } from './jsonSchema'

/** What the OpenAPI document says of a call, as Fastify's plug-in for it reads it. */
export function describeCall(call: AnyCall): FastifySchema {
  const { summary, description, tag, path, headers, query, body, success, problems = {} } = call
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
    ...(body && bodyOf(body)),
    response: {
      [success.status]: responseOf(success),
      ...Object.fromEntries(
        Object.entries(problems).map(([status, sentence]) => [status, problemResponse(sentence)]),
      ),
    },
  }
}

/** A response with a problem document. */
export function problemResponse(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
  }
}

function bodyOf(body: Body<unknown>): { body: JsonSchema; consumes?: string[] } {
  if (body.kind === 'json') return { body: jsonSchema(body.schema) }
  if (body.kind === 'changes') return { body: changeSchema(body.schema) }
  return { body: body.type, consumes: [...body.contentTypes] }
}

function responseOf({ description, type, contentType = 'application/json' }: Success<unknown>) {
  if (!type) return { description, type: 'null' }
  return { description, content: { [contentType]: { schema: type } } }
}
