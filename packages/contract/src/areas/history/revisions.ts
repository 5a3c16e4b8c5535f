import { type AnyEntity, type EntityValues, fieldValue } from '@staff/entity'

import { jsonObject } from '../../call/accept'
import { historyMessages } from '../../messages/historyMessages'
import { Problem, refused } from '../../problems/Problem'
import { isSame } from '../../rules/sameValue'
import { MAX_VERSION } from '../version'

/** The version in the address of a call. Throws a 404 for a text that is none. */
export function versionIn(entity: AnyEntity, text: string): number {
  const version = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity
  if (version > MAX_VERSION) throw noSuchVersion(entity, text)
  return version
}

/** The 404 for a version that a record does not have, or no longer has. */
export function noSuchVersion({ labels }: AnyEntity, version: string | number): Problem {
  const named = String(version).slice(0, 20)
  return new Problem(404, historyMessages.noSuchVersion(named, labels.one))
}

/** The version that a call restores; undefined if it takes the record out of the trash. Throws a 422 that names each refused property. */
export function acceptRestore(entity: AnyEntity, sent: unknown): number | undefined {
  const { version, ...others } = jsonObject(sent ?? {})
  const errors = Object.fromEntries(
    Object.keys(others).map((key) => [key, `Unknown field: ${key}`]),
  )
  const accepted = isVersion(version) ? version : undefined
  if (version !== accepted) errors['version'] = historyMessages.version
  if (Object.keys(errors).length > 0) throw refused(errors)
  return accepted === undefined ? undefined : versionIn(entity, String(accepted))
}

/** The values of a record that its history keeps: those of its fields, without secrets. */
export function revisionValues({ fields }: AnyEntity, record: object): EntityValues {
  const kept = Object.values(fields).filter(({ name, secret }) => !secret && name in record)
  return Object.fromEntries(kept.map(({ name }) => [name, fieldValue(record, name)]))
}

/** The names of the fields that differ between two versions. A field that one of them lacks was added or removed by an update, not by a person. */
export function changedFields(
  { fields }: AnyEntity,
  before: EntityValues,
  after: EntityValues,
): string[] {
  const known = Object.keys(fields)
  const former = Object.keys(before).filter((name) => !known.includes(name))
  return [...known, ...former.toSorted()].filter(
    (name) => name in before && name in after && !isSame(before[name], after[name]),
  )
}

/** What a restored version changes of a stored record. What it lacks, and fields that no longer exist, are left as they are. */
export function restoredChanges(
  entity: AnyEntity,
  stored: EntityValues,
  values: EntityValues,
): EntityValues {
  const changeable = entity.change?.fields ?? entity.fields
  const names = changedFields(entity, stored, values).filter((name) => name in changeable)
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
}
