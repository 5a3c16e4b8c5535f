import type { AnyEntity, RecordOf, RecordMetadata } from '@staff/forms/entity'

import type { JsonType } from '../call/json'

/** A stored record of an entity, as an object for sure: to the compiler `RecordOf` alone could be anything. */
export type Stored<E extends AnyEntity> = RecordOf<E> & RecordMetadata

/** One page of a list, and how many records there are on all pages. */
export interface Page<Item> {
  records: Item[]
  total: number
}

/** The type of an entity's records, by the name that it has in the API's document. */
export function recordType<E extends AnyEntity>(entity: E): JsonType<Stored<E>> {
  return { $ref: `${recordTypeName(entity)}#` }
}

/** The name of the type of an entity's records: `Testimonial`. */
export function recordTypeName({ name }: AnyEntity): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Tells whether a body is a stored record of the entity: its id, its stamps, and fields of the schema's types. The
 * rules of the schema are not checked: a record that was stored under older rules is still a record.
 */
export function isRecordOf<E extends AnyEntity>(entity: E) {
  const types = typesOf(entity)
  return (body: unknown): body is Stored<E> =>
    isObject(body) &&
    types.every(([key, type, isRequired]) => {
      const value: unknown = Reflect.get(body, key)
      return value === undefined || value === null ? !isRequired : typeOf(value) === type
    })
}

/** Tells whether a body is a page of such records. */
export function isPageOf<Item>(isRecord: (body: unknown) => body is Item) {
  return (body: unknown): body is Page<Item> =>
    isObject(body) &&
    'total' in body &&
    Number.isSafeInteger(body.total) &&
    'records' in body &&
    Array.isArray(body.records) &&
    body.records.every(isRecord)
}

const STAMPS = [
  ['createdAt', 'string', true],
  ['updatedAt', 'string', true],
  ['version', 'number', true],
] as const

type KnownType = readonly [key: string, type: string, isRequired: boolean]

function typesOf({ idKey, fields }: AnyEntity): KnownType[] {
  return [
    [idKey, 'string', true],
    ...STAMPS,
    ...Object.values(fields).map(({ name, type }) => [name, type, false] as const),
  ]
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null
}
