import {
  type AnyEntity,
  capitalize,
  fieldValue,
  imageFields,
  markdownFields,
  type RecordMetadata,
  type RecordOf,
} from '@staff/entity'

import { json, type JsonType } from '../call/json'
import { matches } from '../call/matches'

/** A stored record of an entity, as an object for sure: to the compiler `RecordOf` alone could be anything. */
export type Stored<E extends AnyEntity> = RecordOf<E> & RecordMetadata

/** One page of a list, and how many records there are on all pages. */
export interface Page<Item> {
  records: Item[]
  total: number
  /** Set where the request asks for it. */
  facets?: Facets
}

/**
 * The values of each filter by its name, the most frequent first, and how many records have them: counted with the
 * search and all other filters. Only the 100 most frequent are there.
 */
export type Facets = Record<string, { value: string | number; count: number }[]>

/** The type of an entity's records, by the name that it has in the API's document. */
export function recordType<E extends AnyEntity>(entity: E): JsonType<Stored<E>> {
  return { $ref: `${recordTypeName(entity)}#` }
}

/** The name of the type of an entity's records: `Testimonial`. */
export function recordTypeName({ name }: AnyEntity): string {
  return capitalize(name)
}

/**
 * Tells whether a body is a stored record of the entity: its id, its stamps, and fields of the schema's types. The
 * rules of the schema are not checked: a record that was stored under older rules is still a record.
 */
export function isRecordOf<E extends AnyEntity>(entity: E) {
  const types = typesOf(entity, STAMPS)
  return (body: unknown): body is Stored<E> => hasTypes(body, types)
}

/** Tells whether a body is a public record of the entity, which has no version. Its pictures and Markdown texts are objects. */
export function isPublicRecordOf(entity: AnyEntity) {
  const types = typesOf(entity, TIMESTAMPS).map(asShown(entity))
  return (body: unknown): body is Record<string, unknown> & Omit<RecordMetadata, 'version'> =>
    hasTypes(body, types)
}

/** The type of one page of a list. */
export function pageType<Item>(item: JsonType<Item>): JsonType<Page<Item>> {
  return json.object({ records: json.list(item), total: json.integer() })
}

/** The type of one page of a list that may have facets. */
export function facetedPageType<Item>(item: JsonType<Item>): JsonType<Page<Item>> {
  const type = pageType(item)
  return { ...type, properties: { ...Object(type['properties']), facets: facetsType } }
}

/** Tells whether a body is a page of such records. */
export function isPageOf<Item>(isRecord: (body: unknown) => body is Item) {
  return (body: unknown): body is Page<Item> =>
    isObject(body) &&
    'total' in body &&
    Number.isSafeInteger(body.total) &&
    (!('facets' in body) || matches(facetsType, body.facets)) &&
    'records' in body &&
    Array.isArray(body.records) &&
    body.records.every(isRecord)
}

/** The JSON type of facets. */
const facetsType: JsonType<Facets> = json.map(
  json.list(json.object({ value: json.textOrInteger(), count: json.integer() })),
)

type KnownType = readonly [key: string, type: string, isRequired: boolean]

const TIMESTAMPS: KnownType[] = [
  ['createdAt', 'string', true],
  ['updatedAt', 'string', true],
]
const STAMPS: KnownType[] = [...TIMESTAMPS, ['version', 'number', true]]

function hasTypes(body: unknown, types: KnownType[]): boolean {
  return (
    isObject(body) &&
    types.every(([key, type, isRequired]) => {
      const value: unknown = fieldValue(body, key)
      return value === undefined || value === null ? !isRequired : typeOf(value) === type
    })
  )
}

function typesOf({ idKey, fields }: AnyEntity, stamps: KnownType[]): KnownType[] {
  return [
    [idKey, 'string', true],
    ...stamps,
    ...Object.values(fields).map(({ name, type }) => [name, type, false] as const),
  ]
}

/** The type of a public value: a picture is an object, with its sizes. */
function asShown(entity: AnyEntity) {
  const objects = [...imageFields(entity), ...markdownFields(entity)]
  return ([key, type, isRequired]: KnownType): KnownType => [
    key,
    objects.includes(key) ? 'object' : type,
    isRequired,
  ]
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null
}
