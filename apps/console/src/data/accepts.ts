import type { AnyEntity } from '@staff/forms/entity'
import type { AnySchema, InferType } from 'yup'

import type { Page, Stored } from './stored'

/** Tells whether a body follows a schema, without turning one type into another. */
export function following<S extends AnySchema>(schema: S) {
  return (body: unknown): body is InferType<S> => schema.isValidSync(body, { strict: true })
}

/**
 * Tells whether a body is a stored record of the entity: its id, its stamps, and fields of the schema's types. The
 * rules of the schema are not checked: a record that was stored under older rules is still a record.
 */
export function recordOf<E extends AnyEntity>(entity: E) {
  const types = typesOf(entity)
  return (body: unknown): body is Stored<E> =>
    isObject(body) &&
    types.every(([key, type, isRequired]) => {
      const value: unknown = Reflect.get(body, key)
      return value === undefined || value === null ? !isRequired : typeOf(value) === type
    })
}

/** Tells whether a body is a page of such records. */
export function pageOf<T>(isRecord: (body: unknown) => body is T) {
  return (body: unknown): body is Page<T> =>
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

function typesOf({ idKey, fields }: AnyEntity): (readonly [string, string, boolean])[] {
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
