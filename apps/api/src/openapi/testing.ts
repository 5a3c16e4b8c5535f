import type { RecordMetadata } from '@staff/forms/entity'
import { roleFixtures } from '@staff/forms/content/role/role.fixtures'
import { userFixtures } from '@staff/forms/content/user/user.fixtures'

import type { Db } from '../db/database'
import { roles } from '../areas/roles/roles.table'
import { users } from '../areas/users/users.table'

/** One value and no other: what makes the document may write a `const` as an `enum` of one. */
interface Exactly {
  const?: unknown
  enum?: [unknown]
}

const only = ({ const: value, enum: [first] = [value] }: Exactly) => first

/** A JSON Schema, as far as the tests of the document read it. */
export interface BodySchema {
  properties?: Record<string, { enum?: unknown[] }>
  required?: string[]
  additionalProperties?: boolean
  allOf?: { if: { properties: Record<string, Exactly> }; then: BodySchema }[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: { type: string; enum?: unknown[]; maximum?: number; format?: string }
}

/** One method at one address, as the OpenAPI document describes it. */
export interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  /** The schemas of its body by content type; undefined where it has none. */
  body: Record<string, { schema: BodySchema }> | undefined
}

export type Values = Record<string, unknown>

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: BodySchema }> }
}

/** Every operation of a document. */
export function operationsIn(paths: Record<string, Record<string, Described>>): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content,
    })),
  )
}

/** The cases that a body's schema tells apart, by the values of the fields that decide: `{ kind: 'Article' }`. */
export function casesOf({ allOf }: BodySchema): Values[] {
  if (!allOf) return [{}]
  return allOf.map(({ if: { properties } }) =>
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, only(value)])),
  )
}

/** What a body must have: always, and in the case that its values are. */
function requiredOf({ required = [], allOf = [] }: BodySchema, values: Values): string[] {
  const cases = allOf.filter(({ if: { properties } }) =>
    Object.entries(properties).every(([name, value]) => values[name] === only(value)),
  )
  return [...required, ...cases.flatMap(({ then }) => then.required ?? [])]
}

/** What the schema allows at most and at least, and what it refuses, with whether it is allowed. */
export function bodiesFor(
  schema: BodySchema,
  whole: Values,
): [what: string, body: Values, isAllowed: boolean][] {
  const required = requiredOf(schema, whole)
  const some = (keep: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => keep(name)))
  return [
    ['the maximal body', whole, true],
    ['the minimal body', some((name) => required.includes(name)), true],
    ...required.map((left): [string, Values, boolean] => [
      `the body without ${left}`,
      some((name) => name !== left),
      false,
    ]),
    [
      'an unknown property',
      { ...whole, unknownProperty: 'x' },
      schema.additionalProperties !== false,
    ],
  ]
}

/** Queries and headers with what is required alone, with everything, and with each value that is offered. */
export function parametersFor({ parameters }: Operation): Values[] {
  const given = parameters.filter((each) => each.in === 'query')
  const required = given.filter((each) => each.required)
  const all = (choose: (values: unknown[]) => unknown) =>
    Object.fromEntries(given.map((each) => [each.name, valueOf(each, choose)]))
  const offered = given.flatMap(({ name, schema }) =>
    (schema.enum ?? []).map((value) => ({ [name]: value })),
  )
  return [
    Object.fromEntries(required.map((each) => [each.name, valueOf(each, ([first]) => first)])),
    all(([first]) => first),
    all((values) => values.at(-1)),
    ...offered,
  ]
}

function valueOf({ name, schema }: Parameter, choose: (values: unknown[]) => unknown): unknown {
  if (schema.enum) return choose(schema.enum)
  if (schema.type === 'integer') return choose([1, schema.maximum ?? 1])
  if (schema.format === 'date-time') return '2026-11-20T09:00:00.000Z'
  if (name.endsWith('Id')) return '01a20067-4cbb-7474-bec2-d1eaae8b8873'
  return 'a'
}

/** Stores the sample people and their roles beside those who are there. Nobody can log in as one of them. */
export async function addSamplePeople(db: Db) {
  await db.insert(roles).values(roleFixtures.records.map(storable))
  const people = userFixtures.records.map(storable)
  await db.insert(users).values(people.map((each) => Object.assign(each, { passwordHash: '' })))
}

/** A sample record with its times as the database takes them. */
function storable<R extends RecordMetadata>(record: R) {
  const { createdAt, updatedAt } = record
  return { ...record, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }
}

/** The headers that an operation requires, each with a value that it accepts. */
export const requiredHeaders = ({ parameters }: Operation) =>
  Object.fromEntries(
    parameters
      .filter((each) => each.in === 'header' && each.required)
      .map(({ name }) => [name, name === 'if-match' ? '*' : 'x']),
  )

/** The schema of an operation's JSON body. */
export const jsonBody = ({ body }: Operation): BodySchema | undefined =>
  body?.['application/json']?.schema

/** The schema of the body that makes a record where this operation changes one. */
export function bodyOfCreate(operations: readonly Operation[], { path }: Operation): BodySchema {
  const base = path.replace(/\/\{.*/, '')
  const create = operations.find((each) => each.method === 'POST' && each.path === base)
  return (create && jsonBody(create)) ?? {}
}

/** The paths that may be called only so often. */
export const LIMITED = [
  '/api/login',
  '/api/change-password',
  '/api/confirm-password',
  '/api/public/queries',
]
