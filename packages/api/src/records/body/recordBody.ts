import { isDeepStrictEqual } from 'node:util'

import {
  checkSent,
  inReadingOrder,
  jsonObject,
  missingImageMessage,
  refused,
  type Sent,
} from '@staff/contract'
import { imageFields, toNfc, type AnyEntity, type EntityValues } from '@staff/entity'

import type { Db } from '../../platform/db/database'
import { missingImages } from '../images/storeImage'
import type { StoredRecord } from '../table/storedRecord'

/** Finds those of the URLs that belong to no stored picture. */
export type FindMissing = (urls: string[]) => Promise<string[]>

/** Validates a new record. Throws a 422 with every invalid field. */
export async function newValues(
  db: Db,
  entity: AnyEntity,
  body: unknown,
  findMissing: FindMissing = (urls) => missingImages(db, urls),
): Promise<EntityValues> {
  const given = jsonObject(body)
  const schema = entity.create?.schema ?? entity.schema
  return checked(findMissing, entity, schema, { given, whole: given })
}

/** Validates changes together with the stored values. Throws a 422 like `newValues`. */
export async function changedValues(
  db: Db,
  entity: AnyEntity,
  stored: StoredRecord,
  body: unknown,
  findMissing: FindMissing = (urls) => missingImages(db, urls),
): Promise<EntityValues> {
  const given = jsonObject(body)
  const { schema, fields } = entity.change ?? entity
  const whole = { ...pick(stored, Object.keys(fields)), ...given }
  const values = await checked(findMissing, entity, schema, { given, whole })
  // A rule can clear other fields: the author of an article that becomes a link post.
  const changed = Object.keys(values).filter(
    (name) => Object.hasOwn(given, name) || !isDeepStrictEqual(values[name], stored[name]),
  )
  return pick(values, changed)
}

/** The values that differ from those of a stored record. */
export function withoutSame(values: EntityValues, stored: StoredRecord): EntityValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, stored[name])),
  )
}

async function checked(
  findMissing: FindMissing,
  entity: AnyEntity,
  schema: AnyEntity['schema'],
  sent: Sent,
): Promise<EntityValues> {
  const { values, errors } = checkSent(schema, sent)
  const uploads = imageFields(entity).filter((field) => sent.given[field] && !errors[field])
  const missing = await findMissing(uploads.map((field) => String(sent.given[field])))
  for (const field of uploads)
    if (missing.includes(String(sent.given[field])))
      errors[field] = missingImageMessage(entity, field)
  if (!values || Object.keys(errors).length > 0) throw refused(inReadingOrder(schema, errors))
  return inNfc(values)
}

// An é has two encodings, depending on the keyboard. A search would find only one of them.
function inNfc(values: EntityValues): EntityValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, nfc(value)]))
}

function nfc(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nfc)
  return typeof value === 'string' ? toNfc(value) : value
}

function pick(values: EntityValues, names: string[]): EntityValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}
