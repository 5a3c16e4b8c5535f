import * as fc from 'fast-check'

import type { Schema } from './document'
import { hostileJson, longText } from './hostile'

/** A value with this name from a response, selected when the request is sent. */
export interface Seen {
  seen: string
  nth: number
}

/** The JSON of a field, or a value for it from a response. */
export type JsonPart = string | Seen

/** Any value with this name from a response. */
export function seenAs(name: string): fc.Arbitrary<Seen> {
  return fc.nat(50).map((nth) => ({ seen: name, nth }))
}

/** Generates JSON for a field that matches its schema. */
export function rightJson(name: string, schema: Schema): fc.Arbitrary<JsonPart> {
  return fc.oneof(
    { weight: 3, arbitrary: seenAs(name) },
    { weight: 1, arbitrary: fromSchema(schema).map((value) => JSON.stringify(value)) },
  )
}

/** Generates JSON for a field, sometimes hostile. */
export function anyJson(name: string, schema: Schema): fc.Arbitrary<JsonPart> {
  return fc.oneof(
    { weight: 12, arbitrary: rightJson(name, schema) },
    { weight: 3, arbitrary: hostileJson },
    { weight: 1, arbitrary: longText.map((text) => JSON.stringify(text)) },
  )
}

/** Generates a value that matches the schema. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') return fc.array(fromSchema(schema.items ?? {}), { maxLength: 5 })
  if (schema.type === 'object') return fc.record(mapValues(schema.properties ?? {}, fromSchema))
  return textOf(schema)
}

function numberOf({ type, minimum = 0, maximum = minimum + 100 }: Schema): fc.Arbitrary<number> {
  const whole = fc.integer({ min: minimum, max: maximum })
  const edges = fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1)
  const right =
    type === 'integer' ? whole : fc.oneof(whole, fc.double({ min: minimum, max: maximum }))
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: edges })
}

function textOf({ format, pattern, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return time.map((at) => at.toISOString())
  // Yup's patterns do not have the flag u.
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  return fc.oneof(
    { weight: 4, arbitrary: fc.lorem({ maxCount: 6 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
    { weight: 1, arbitrary: fc.constantFrom(maxLength, maxLength + 1).map((n) => 'é'.repeat(n)) },
  )
}

const DAY = 86_400_000

const time = fc.oneof(
  // Most calls with a time need a later one.
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }).map((days) => daysFromNow(days)) },
  // Includes years that JavaScript supports and the database does not.
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }) },
)

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY)
}

function mapValues<In, Out>(values: Record<string, In>, map: (value: In) => Out) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}
