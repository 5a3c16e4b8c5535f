import * as fc from 'fast-check'

import type { Operation, Schema } from './document'
import { formBody } from './forms'
import { hostileBody, hostileJson, strangeName } from './hostile'
import { anyJson, rightJson, type JsonPart } from './values'

/** A body: bytes, or the fields of a JSON object, in which a name can occur twice. */
export interface Body {
  /** The content type; undefined sends none. */
  type: string | undefined
  content: [name: string, value: JsonPart][] | Uint8Array | string
}

/** Generates a body for an operation, or undefined for no body. */
export function bodyFor({ body, method }: Operation): fc.Arbitrary<Body | undefined> {
  if (!body)
    return method === 'GET' ? fc.constant(undefined) : mostly(fc.constant(undefined), stray)
  if (body.type === 'multipart/form-data')
    return mostly(formBody, fc.oneof(stray, fc.constant(undefined)))
  const right = fields(body.schema, rightJson)
  const any = fields(body.schema, anyJson)
  return fc.oneof(
    { weight: 6, arbitrary: withType('application/json', right) },
    { weight: 5, arbitrary: withType('application/json', any) },
    { weight: 3, arbitrary: withType('application/json', spoiled(right)) },
    { weight: 1, arbitrary: withType('application/json', hostileBody) },
    { weight: 1, arbitrary: stray },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=b',
  `application/${'x'.repeat(500)}`,
  ...'APPLICATION/JSON text/plain application/x-www-form-urlencoded application/xml'.split(' '),
  ...'application/problem+json json ; */* multipart/form-data application/__proto__'.split(' '),
]

const stray = fc.record({
  type: fc.option(fc.constantFrom(...CONTENT_TYPES), { nil: undefined }),
  content: fc.oneof(hostileBody, fc.uint8Array({ maxLength: 60 }), fc.constant('--b\r\n\r\n--b--')),
})

type Fields = [name: string, value: JsonPart][]

/** Generates values for all fields of the schema, for those that it requires, or for some. */
function fields(
  { properties = {}, required = [] }: Schema,
  json: typeof anyJson,
): fc.Arbitrary<Fields> {
  const each = Object.entries(properties).map(([name, schema]) =>
    json(name, schema).map((value): Fields[number] => [name, value]),
  )
  const all: fc.Arbitrary<Fields> = fc.tuple(...each)
  return fc.oneof(
    { weight: 2, arbitrary: all },
    {
      weight: 2,
      arbitrary: all.map((some) => some.filter(([name]) => required.includes(name))),
    },
    { weight: 1, arbitrary: all.chain((some) => fc.subarray(some)) },
  )
}

/** Inserts unknown fields at random positions. */
function spoiled(all: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> {
  const extra = fc.array(fc.tuple(strangeName, hostileJson), { minLength: 1, maxLength: 3 })
  return fc
    .tuple(all, extra)
    .chain(([some, more]) => fc.shuffledSubarray<Fields[number]>([...some, ...more]))
}

function withType(type: string, content: fc.Arbitrary<Body['content']>): fc.Arbitrary<Body> {
  return content.map((each) => ({ type, content: each }))
}

function mostly<Usual, Other>(usual: fc.Arbitrary<Usual>, other: fc.Arbitrary<Other>) {
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: other })
}
