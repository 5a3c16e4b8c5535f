import { randomUUID } from 'node:crypto'

import type { RecordMetadata } from '@staff/entity'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'

import type { Db } from '../../platform/db/database'
import { roles } from '../../identity/users/roles.table'
import { releases } from '../../records/releases/releases.table'
import { views } from '../../records/views/views.table'
import { users } from '../../identity/users/users.table'

/** A constant. @fastify/swagger may write a `const` as an `enum` of one value. */
interface Constant {
  const?: unknown
  enum?: [unknown]
}

const constantOf = ({ const: value, enum: [first] = [value] }: Constant) => first

/** The parts of a JSON Schema that these tests read. */
export interface BodySchema {
  properties?: Record<string, { enum?: unknown[] }>
  required?: string[]
  additionalProperties?: boolean
  allOf?: { if: { properties: Record<string, Constant> }; then: BodySchema }[]
}

interface ValueSchema {
  type: string
  enum?: unknown[]
  maximum?: number
  format?: string
  items?: ValueSchema
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  /** What the schema has as its only example. */
  example?: unknown
  schema: ValueSchema
}

/** An operation of the OpenAPI document. */
export interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  /** The schemas of its body by content type; undefined if it has no body. */
  body: Record<string, { schema: BodySchema }> | undefined
}

export type Values = Record<string, unknown>

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: BodySchema }> }
}

/** Every operation of a document, but those about one preview link or earlier address: their own tests make it first. */
export function operationsIn(paths: Record<string, Record<string, Described>>): Operation[] {
  const own = Object.entries(paths).filter(([path]) => !/\/(preview-links|address)\/\{/.test(path))
  return own.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content,
    })),
  )
}

/** The cases of a conditional schema, each as the values that select it: `{ kind: 'Article' }`. */
export function casesOf({ allOf }: BodySchema): Values[] {
  if (!allOf) return [{}]
  return allOf.map(({ if: { properties } }) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, constantOf(value)]),
    ),
  )
}

/** The required properties of a body, including those of its case. */
function requiredOf({ required = [], allOf = [] }: BodySchema, values: Values): string[] {
  const cases = allOf.filter(({ if: { properties } }) =>
    Object.entries(properties).every(([name, value]) => values[name] === constantOf(value)),
  )
  return [...required, ...cases.flatMap(({ then }) => then.required ?? [])]
}

/** Bodies to try: the largest, the smallest, each without one required property, and one with an unknown property. */
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
    ...required.map((omitted): [string, Values, boolean] => [
      `the body without ${omitted}`,
      some((name) => name !== omitted),
      false,
    ]),
    [
      'an unknown property',
      { ...whole, unknownProperty: 'x' },
      schema.additionalProperties !== false,
    ],
  ]
}

/** Queries to try: required parameters only, all parameters but the time of a preview, and each value of each enum. */
export function parametersFor({ parameters }: Operation): Values[] {
  const given = parameters.filter((each) => each.in === 'query' && each.name !== 'at')
  const required = given.filter((each) => each.required)
  const all = (choose: (values: unknown[]) => unknown) =>
    Object.fromEntries(given.map((each) => [each.name, valueOf(each, choose)]))
  const least = Object.fromEntries(
    required.map((each) => [each.name, valueOf(each, ([first]) => first)]),
  )
  const offered = given.flatMap(({ name, schema }) =>
    ((schema.items ?? schema).enum ?? []).map((value) =>
      Object.assign({}, least, { [name]: value }),
    ),
  )
  return [least, all(([first]) => first), all((values) => values.at(-1)), ...offered]
}

function valueOf(
  { name, example, schema: { items, ...own } }: Parameter,
  choose: (values: unknown[]) => unknown,
): unknown {
  const schema = items ?? own
  if (example !== undefined) return example
  if (schema.enum) return choose(schema.enum)
  if (['number', 'integer'].includes(schema.type)) return choose([1, schema.maximum ?? 1])
  if (schema.format === 'date-time') return '2026-11-20T09:00:00.000Z'
  if (name.endsWith('Id')) return '01a20067-4cbb-7474-bec2-d1eaae8b8873'
  return 'a'
}

/** Adds views and open releases, and the sample users and their roles. The users cannot log in. */
export async function addSamplePeople(db: Db) {
  const names = Array.from({ length: 6 }, (_, index) => `View ${index}`)
  await db.insert(views).values(names.map((name) => ({ area: 'careers', name, query: '' })))
  await db.insert(releases).values([...names, ...names].map((name) => ({ name, madeByName: '' })))
  await db.insert(roles).values(roleFixtures.records.map(storable))
  const people = userFixtures.records.map(storable)
  await db.insert(users).values(people.map((each) => Object.assign(each, { passwordHash: '' })))
}

/** A sample record with its timestamps as dates. */
function storable<R extends RecordMetadata>(record: R) {
  const { createdAt, updatedAt } = record
  return { ...record, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }
}

/** The required headers of an operation, with accepted values. */
export const requiredHeaders = ({ parameters }: Operation) =>
  Object.fromEntries(
    parameters
      .filter((each) => each.in === 'header' && each.required)
      .map(({ name }) => [name, name === 'if-match' ? '*' : 'x']),
  )

/** The schema of an operation's JSON body; undefined where it depends on the stored records. Their own tests send those bodies. */
export const jsonBody = ({ path, body }: Operation): BodySchema | undefined =>
  DEPENDENT.test(path) ? undefined : body?.['application/json']?.schema
const DEPENDENT =
  /\/(?:account-links\/\w+|address|bulk|cancel|cancel-scheduled|end|items|order|password-reset|preview-answers|preview-links|publish|restore|review|second-factor(?:\/confirm|-reset)?|send-back|undo|unpublish|pictures\/\{hash\}\/replace)$/

/** The schema of the body that creates a record of this operation's path. */
export function bodyOfCreate(operations: readonly Operation[], { path }: Operation): BodySchema {
  const base = path.replace(/\/\{.*/, '')
  const create = operations.find((each) => each.method === 'POST' && each.path === base)
  return (create && jsonBody(create)) ?? {}
}

/** Whether a path has a rate limit. */
export const isRateLimited = (path: string) => RATE_LIMITED.test(path)
const RATE_LIMITED =
  /\/(?:login|second-factor(?:\/confirm)?|(?:change|confirm)-password|password-reset|account-links\/\w+|public\/(?:queries|preview-answers))$/

/** A body with all properties of a call for what people save for themselves. Throws for other calls. */
export function personalBody({ method, path }: Operation): Values {
  if (path === '/api/me/preferences')
    return {
      lists: { careers: { columns: [{ key: 'title', shown: true, width: 40 }] } },
      density: 'compact',
    }
  if (path.startsWith('/api/releases')) return { name: randomUUID() }
  if (!path.startsWith('/api/views')) throw new Error(`There is no sample for ${method} ${path}`)
  const view = { name: randomUUID(), query: 'type=Contract', shared: true }
  return method === 'POST' ? { area: 'careers', ...view } : view
}
