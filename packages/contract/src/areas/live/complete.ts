import { labelOf, missingFields, validate, type AnyEntity, type EntityValues } from '@staff/entity'

import { liveMessages } from '../../messages/liveMessages'
import { Problem } from '../../problems/Problem'

/** The 422 for a record that lacks what its publication needs, with the message of each field; undefined for a complete one. */
export function incomplete(entity: AnyEntity, record: EntityValues): Problem | undefined {
  const names = missingFields(entity, record)
  if (names.length === 0) return undefined
  const { errors: all = {} } = validate(entity.schema, record)
  const errors = Object.fromEntries(names.map((name) => [name, all[name] ?? '']))
  const labels = names.map((name) => labelOf(entity, name))
  return new Problem(422, liveMessages.incomplete(LIST.format(labels)), { errors })
}

/** Throws a 422 for a record that lacks what its publication needs. */
export function requireComplete(entity: AnyEntity, record: EntityValues): void {
  const problem = incomplete(entity, record)
  if (problem) throw problem
}

const LIST = new Intl.ListFormat('en-GB')
