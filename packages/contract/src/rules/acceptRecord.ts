import {
  draftSchema,
  imageFields,
  STATUS,
  toNfc,
  type AnyEntity,
  type EntityValues,
  type FieldErrors,
} from '@staff/entity'

import { refused } from '../problems/Problem'
import { checkSent, inReadingOrder, missingImageMessage } from './records'
import { isSame } from './sameValue'

/** Whether the address of a picture belongs to no stored one. */
export type IsMissing = (url: string) => boolean

/** Sent values that were checked by their schema. Whether their pictures are stored is not known yet. */
export interface CheckedRecord {
  /** The addresses of the sent pictures, for the caller to look up. */
  images: string[]
  /**
   * The values to store. `isMissing` tells whether an address belongs to no stored picture. Throws a 422 with a message for each
   * invalid field.
   */
  accept: (isMissing: IsMissing) => EntityValues
}

/** Checks the values of a new record. A draft may lack what only a publication needs. */
export function checkNew(entity: AnyEntity, given: EntityValues, isDraft = false): CheckedRecord {
  const schema = entity.create?.schema ?? entity.schema
  return checked(entity, isDraft ? asDraft(entity, schema) : schema, given, given)
}

/**
 * Checks the changes of a stored record together with its other values. They become the values that change. A draft may lack what only a
 * publication needs.
 */
export function checkChange(
  entity: AnyEntity,
  stored: EntityValues,
  given: EntityValues,
  isDraft = false,
): CheckedRecord {
  const { schema: whole, fields } = entity.change ?? entity
  const schema = isDraft ? asDraft(entity, whole) : whole
  const kept = pick(stored, (name) => name in fields)
  const { images, accept } = checked(entity, schema, given, { ...kept, ...given })
  return {
    images,
    accept: (isMissing) => {
      const values = accept(isMissing)
      // A rule can clear other fields: the author of an article that becomes a link post.
      return pick(
        values,
        (name) => Object.hasOwn(given, name) || !isSame(values[name], stored[name]),
      )
    },
  }
}

/** Whether a stored record is not on the public site as it stands, so that a change of it may leave it incomplete. */
export function isDraftNow(stored: EntityValues): boolean {
  return stored[STATUS] !== undefined && stored[STATUS] !== 'Published'
}

function asDraft(entity: AnyEntity, schema: AnyEntity['schema']): AnyEntity['schema'] {
  return schema === entity.schema ? draftSchema(entity) : schema
}

function checked(
  entity: AnyEntity,
  schema: AnyEntity['schema'],
  given: EntityValues,
  whole: EntityValues,
): CheckedRecord {
  const { values, errors } = checkSent(schema, { given, whole })
  const uploads = imageFields(entity).filter((field) => given[field] && !errors[field])
  return {
    images: uploads.map((field) => String(given[field])),
    accept: (isMissing) => {
      const lost: FieldErrors = Object.fromEntries(
        uploads
          .filter((field) => isMissing(String(given[field])))
          .map((field) => [field, missingImageMessage(entity, field)]),
      )
      const all = { ...errors, ...lost }
      if (!values || Object.keys(all).length > 0) throw refused(inReadingOrder(schema, all))
      return inNfc(values)
    },
  }
}

// An é has two encodings, depending on the keyboard. A search would find only one of them.
function inNfc(values: EntityValues): EntityValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, nfc(value)]))
}

function nfc(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nfc)
  return typeof value === 'string' ? toNfc(value) : value
}

function pick(values: EntityValues, isPicked: (name: string) => boolean): EntityValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isPicked(name)))
}
