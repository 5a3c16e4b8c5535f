import {
  checkTypes,
  describeFields,
  labelOf,
  validate,
  whoHas,
  type AnyEntity,
  type Author,
  type EntityValues,
  type FieldErrors,
} from '@staff/entity'

import { without } from '../call/accept'
import { recordMessages } from '../messages/messages'
import { Problem } from '../problems/Problem'

type Schema = AnyEntity['schema']

interface Versioned {
  version: number
}

/** The 404 for a record that does not exist. */
export function noSuchRecord({ labels }: AnyEntity): Problem {
  return new Problem(404, recordMessages.noSuchRecord(labels.one))
}

/** The entity tag of a record: its version in quotes. */
export function entityTag({ version }: Versioned): string {
  return `"${version}"`
}

/** Whether an `If-Match` header names the version of a record. Throws a 428 without the header, so that no newer version is overwritten. */
export function matchesIfMatch(header: string | null | undefined, record: Versioned): boolean {
  if (header === null || header === undefined) throw new Problem(428, recordMessages.versionMissing)
  // A proxy that compresses makes tags weak (W/"3"); their version stays the same.
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(entityTag(record))
}

/** Who stored the newer version of a record, if that is known, and who reads that. */
export interface Newer {
  changedBy: Author | undefined
  readerId?: string
}

/** The 412 for a change or a deletion of an older version, with the stored record. */
export function versionConflict(
  { labels }: AnyEntity,
  current: Record<string, unknown> & Versioned,
  { changedBy, readerId }: Newer,
): Problem {
  return new Problem(412, recordMessages.newer(labels.one, whoHas(changedBy, readerId)), {
    current,
    ...(changedBy && { changedBy }),
    headers: { etag: entityTag(current) },
  })
}

/** The 409 for a record that cannot be deleted because records of `user` refer to it. */
export function inUse({ labels: { one } }: AnyEntity, user: AnyEntity): Problem {
  const many = user.labels.many.toLowerCase()
  // Child records must be deleted first; other records can refer to another record.
  const sentence = user.parentReference ? recordMessages.hasParts : recordMessages.inUse
  return new Problem(409, sentence(one, many))
}

/** The message for a value that must be unique. */
export function takenMessage(entity: AnyEntity, field: string): string {
  return recordMessages.taken(labelOf(entity, field), entity.labels.one)
}

/** The message for a reference to a record that does not exist. */
export function missingReferenceMessage(entity: AnyEntity, field: string): string {
  return recordMessages.missingReference(labelOf(entity, field))
}

/** The message for a picture that is not stored. */
export function missingImageMessage(entity: AnyEntity, field: string): string {
  return recordMessages.missingImage(labelOf(entity, field))
}

export interface Sent {
  given: EntityValues
  /** The sent values merged with the stored ones. */
  whole: EntityValues
}

/** The values that the schema accepts, and a message for each rejected field. */
export function checkSent(
  schema: Schema,
  { given, whole }: Sent,
): { values: EntityValues | undefined; errors: FieldErrors } {
  const wrong = checkTypes(schema, given)
  const { values, errors } = validate<EntityValues>(schema, without(whole, Object.keys(wrong)))
  return { values, errors: { ...errors, ...wrong } }
}

/** Sorts messages in the order of the fields, because the form lists them in its order. */
export function inReadingOrder(schema: Schema, errors: FieldErrors): FieldErrors {
  const fields = Object.keys(describeFields(schema))
  const known = fields.filter((field) => Object.hasOwn(errors, field))
  const rest = Object.keys(errors).filter((field) => !known.includes(field))
  return Object.fromEntries([...known, ...rest].map((field) => [field, errors[field] ?? '']))
}
