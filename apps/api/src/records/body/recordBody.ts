import { isDeepStrictEqual } from 'node:util'

import {
  checkTypes,
  composed,
  describeFields,
  labelOf,
  validate,
  type AnyEntity,
  type EntityValues,
  type FieldErrors,
} from '@staff/forms/entity'

import type { Db } from '../../db/database'
import { jsonObject, without } from '../../requests/readQuery'
import { refused } from '../../problems/problem'
import { missingImages } from '../../images/storeImage'
import { imageFields } from './imageFields'
import type { StoredRecord } from '../table/recordTable'

/** The values of a new record. Throws a 422 with every refused field. */
export async function newValues(db: Db, entity: AnyEntity, body: unknown): Promise<EntityValues> {
  const given = jsonObject(body)
  return checked(db, entity, entity.create?.schema ?? entity.schema, { given, whole: given })
}

/** The changed values of a stored record, checked together with those that stay. Throws a 422 like `newValues`. */
export async function changedValues(
  db: Db,
  entity: AnyEntity,
  stored: StoredRecord,
  body: unknown,
): Promise<EntityValues> {
  const given = jsonObject(body)
  const whole = { ...pick(stored, Object.keys(entity.fields)), ...given }
  const values = await checked(db, entity, entity.schema, { given, whole })
  // A rule may empty what was not given: the author of an article that becomes a link post.
  const changed = Object.keys(values).filter(
    (name) => Object.hasOwn(given, name) || !isDeepStrictEqual(values[name], stored[name]),
  )
  return pick(values, changed)
}

interface Sent {
  given: EntityValues
  /** What is given, together with what stays. */
  whole: EntityValues
}

async function checked(
  db: Db,
  entity: AnyEntity,
  schema: AnyEntity['schema'],
  { given, whole }: Sent,
): Promise<EntityValues> {
  const wrong = checkTypes(schema, given)
  const { values, errors } = validate(schema, without(whole, Object.keys(wrong)))
  const refusals: FieldErrors = { ...errors, ...wrong }
  const uploads = imageFields(entity).filter((field) => given[field] && !refusals[field])
  const missing = await missingImages(
    db,
    uploads.map((field) => String(given[field])),
  )
  for (const field of uploads)
    if (missing.includes(String(given[field])))
      refusals[field] = `${labelOf(entity, field)} is not stored here; upload it again`
  if (!values || Object.keys(refusals).length > 0) throw refused(inReadingOrder(schema, refusals))
  return inNfc(values)
}

// The console lists the messages in this order, above a form that has its fields in the same one.
function inReadingOrder(schema: AnyEntity['schema'], refusals: FieldErrors): FieldErrors {
  const known = Object.keys(describeFields(schema)).filter((field) =>
    Object.hasOwn(refusals, field),
  )
  const rest = Object.keys(refusals).filter((field) => !known.includes(field))
  return Object.fromEntries([...known, ...rest].map((field) => [field, refusals[field] ?? '']))
}

// One way to write an é, or a search would find only the records that were typed on the same kind of keyboard.
function inNfc(values: EntityValues): EntityValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, nfc(value)]))
}

function nfc(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nfc)
  return typeof value === 'string' ? composed(value) : value
}

function pick(values: EntityValues, names: string[]): EntityValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}
