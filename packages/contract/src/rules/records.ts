import {
  checkTypes,
  describeFields,
  labelOf,
  validate,
  type AnyEntity,
  type EntityValues,
  type FieldErrors,
} from '@staff/forms/entity'

import { without } from '../call/accept'
import { recordMessages } from '../messages/messages'
import { Problem } from '../problems/Problem'

type Schema = AnyEntity['schema']

interface Versioned {
  version: number
}

/** The 404 for a record that is not there. */
export function noSuchRecord({ labels }: AnyEntity): Problem {
  return new Problem(404, recordMessages.noSuchRecord(labels.one))
}

/** The entity tag of a record: its version in quotes. */
export function entityTag({ version }: Versioned): string {
  return `"${version}"`
}

/** Whether an `If-Match` header names the version of a record. Throws a 428 when there is none, so that nothing is overwritten unseen. */
export function matchesIfMatch(header: string | null | undefined, record: Versioned): boolean {
  if (header === null || header === undefined) throw new Problem(428, recordMessages.versionMissing)
  // A proxy that compresses makes tags weak (W/"3"); the version in them is still the version.
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(entityTag(record))
}

/** The 412 for a change or a deletion that was made on an older version, with the record as it is stored. */
export function versionConflict(
  { labels }: AnyEntity,
  current: Record<string, unknown> & Versioned,
): Problem {
  return new Problem(412, recordMessages.newer(labels.one), {
    current,
    headers: { etag: entityTag(current) },
  })
}

/** The 409 for a record that cannot go because records of `user` refer to it. */
export function inUse({ labels: { one } }: AnyEntity, user: AnyEntity): Problem {
  const many = user.labels.many.toLowerCase()
  // Parts go before the whole; what only refers to a record finds another.
  const sentence = user.parentReference ? recordMessages.hasParts : recordMessages.inUse
  return new Problem(409, sentence(one, many))
}

/** The message for a field whose value only one record may have. */
export function takenMessage(entity: AnyEntity, field: string): string {
  return recordMessages.taken(labelOf(entity, field), entity.labels.one)
}

/** The message for a field that refers to a record which is not there. */
export function missingReferenceMessage(entity: AnyEntity, field: string): string {
  return recordMessages.missingReference(labelOf(entity, field))
}

/** The message for a field with the address of a picture that is not stored. */
export function missingImageMessage(entity: AnyEntity, field: string): string {
  return recordMessages.missingImage(labelOf(entity, field))
}

export interface Sent {
  given: EntityValues
  /** What is given, together with what stays. */
  whole: EntityValues
}

/** The clean values of what was sent for a record, as far as its schema decides, and a message for each refused field. */
export function checkSent(
  schema: Schema,
  { given, whole }: Sent,
): { values: EntityValues | undefined; errors: FieldErrors } {
  const wrong = checkTypes(schema, given)
  const { values, errors } = validate<EntityValues>(schema, without(whole, Object.keys(wrong)))
  return { values, errors: { ...errors, ...wrong } }
}

/** Messages in the order of the fields: the console lists them above a form that has its fields in the same one. */
export function inReadingOrder(schema: Schema, errors: FieldErrors): FieldErrors {
  const fields = Object.keys(describeFields(schema))
  const known = fields.filter((field) => Object.hasOwn(errors, field))
  const rest = Object.keys(errors).filter((field) => !known.includes(field))
  return Object.fromEntries([...known, ...rest].map((field) => [field, errors[field] ?? '']))
}
