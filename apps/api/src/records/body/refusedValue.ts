import { inUse, missingReferenceMessage, refused, takenMessage } from '@staff/contract'
import { entities } from '@staff/forms/content/entities'
import { referencesOf, type AnyEntity } from '@staff/forms/entity'
import { getTableName } from 'drizzle-orm'

import { refusalOf, type DatabaseRefusal } from '../../problems/databaseProblem'
import { recordTable } from '../table/recordTable'

const UNIQUE = '23505'
const REFERENCE = '23503'
// From PostgreSQL 18 on, a deletion that a reference forbids has a code of its own.
const RESTRICT = '23001'

/** Throws what a database refused about a record's values as a 422 at the field, and everything else as it came. */
export function throwAtField(entity: AnyEntity): (error: unknown) => never {
  return (error) => {
    const refusal = refusalOf(error)
    const field =
      refusal && Object.keys(entity.fields).find((name) => concerns(refusal, entity, name))
    const message = field && messageFor(refusal, entity, field)
    if (!message) throw error
    throw refused({ [field]: message })
  }
}

/** Throws a 409 with the reason for a record that others refer to, and everything else as it came. */
export function throwInUse(entity: AnyEntity): (error: unknown) => never {
  return (error) => {
    const refusal = refusalOf(error)
    const user = entities.find(
      (each) =>
        refusal &&
        [REFERENCE, RESTRICT].includes(refusal.code) &&
        Object.entries(referencesOf(each)).some(
          ([field, area]) => area === entity.area && concerns(refusal, each, field),
        ),
    )
    if (!user) throw error
    throw inUse(entity, user)
  }
}

function messageFor({ code }: DatabaseRefusal, entity: AnyEntity, field: string) {
  if (code === UNIQUE) return takenMessage(entity, field)
  return code === REFERENCE ? missingReferenceMessage(entity, field) : undefined
}

// Constraints are named after their table and column, as drizzle names them: users_role_id_roles_id_fk.
function concerns({ constraint = '' }: DatabaseRefusal, entity: AnyEntity, field: string) {
  const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return constraint.startsWith(`${getTableName(recordTable(entity).table)}_${column}_`)
}
