import { checkTypes, validate } from '@staff/forms/entity'
import { Problem, refused } from '../problems/problem'

type FormSchema<Values> = Parameters<typeof validate<Values>>[0]

/** The parameters of a query string as the schema wants them. Throws a 422 that names each refused one. */
export function acceptedQuery<Values>(schema: FormSchema<Values>, query: unknown): Values {
  const twice = Object.entries(query ?? {}).filter(([, value]) => Array.isArray(value))
  if (twice.length > 0)
    throw refused(
      Object.fromEntries(
        twice.map(([name]) => [name, `The parameter "${name}" must be given once`]),
      ),
    )
  const { values, errors } = validate(schema, query)
  if (errors) throw refused(errors)
  return values
}

/** A JSON body as the schema wants it; unknown fields and other types are refused with 422. */
export function acceptedBody<Values>(schema: FormSchema<Values>, body: unknown): Values {
  const given = jsonObject(body)
  const wrong = checkTypes(schema, given)
  // A rule may call a text's method on what is none, so only fields of the right type are shown to the rules.
  const { values, errors } = validate(schema, without(given, Object.keys(wrong)))
  if (errors || Object.keys(wrong).length > 0) throw refused({ ...errors, ...wrong })
  return values
}

/** A body that is a JSON object of a size to look at; 400 for anything else. */
export function jsonObject(body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw new Problem(400, 'The request must be a JSON object.')
  if (Object.keys(body).length > MOST_FIELDS)
    throw new Problem(400, 'The request has too many fields.')
  return body
}

// Far more than any form has, and too few to keep the server busy with refusing each of them.
const MOST_FIELDS = 200

/** The fields of an object but for some. */
export function without(values: object, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
