import { checkTypes, describeFields, validate, type FieldErrors } from '@staff/entity'

import { requestMessages } from '../messages/messages'
import { Problem, refused } from '../problems/Problem'
import type { Body, Call } from './defineCall'

/** The parameters of a call's query string as its schema wants them. Throws a 422 that names each refused one. */
export function acceptQuery<Query>(
  call: Pick<Call<string, Query>, 'path' | 'query'>,
  query: unknown,
): Query {
  if (!call.query) throw new Error(`${call.path} has no parameters`)
  const fields = describeFields(call.query)
  const twice = Object.entries(query ?? {}).filter(
    ([name, value]) => Array.isArray(value) && fields[name]?.type !== 'array',
  )
  if (twice.length > 0)
    throw refused(
      Object.fromEntries(twice.map(([name]) => [name, requestMessages.givenTwice(name)])),
    )
  const { values, errors } = validate(call.query, query)
  if (errors) throw refused(errors)
  return values
}

/** The JSON body of a call as its schema wants it; unknown fields and other types are refused with 422. */
export function acceptBody<Sent>(call: { path: string; body?: Body<Sent> }, body: unknown): Sent {
  if (call.body?.kind !== 'json') throw new Error(`${call.path} takes no JSON`)
  const { schema } = call.body
  const given = jsonObject(body)
  const wrong = checkTypes(schema, given)
  // A rule may call a text's method on what is none, so only fields of the right type are shown to the rules.
  const { values, errors } = validate(schema, without(given, Object.keys(wrong)))
  if (errors || Object.keys(wrong).length > 0) throw refused({ ...errors, ...wrong })
  return values
}

/** A body that is a JSON object of a size to look at; throws a 400 for anything else. */
export function jsonObject(body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw new Problem(400, requestMessages.notAnObject)
  if (Object.keys(body).length > MAX_FIELDS) throw new Problem(400, requestMessages.tooManyFields)
  return body
}

// Far more than any form has, and too few to keep the server busy with refusing each of them.
const MAX_FIELDS = 200

/** A message for each field that a call does not know. */
export function unknownFields(others: object): FieldErrors {
  return Object.fromEntries(Object.keys(others).map((key) => [key, `Unknown field: ${key}`]))
}

/** Whether a value is a whole number from 1 to a limit. */
export function isWholeNumber(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max
}

/** The fields of an object but for some. */
export function without(values: object, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
