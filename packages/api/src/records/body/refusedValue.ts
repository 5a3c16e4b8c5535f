import { inUse, missingReferenceMessage, refused, takenMessage } from '@staff/contract'
import { referencesOf, type AnyEntity } from '@staff/entity'
import { getTableName } from 'drizzle-orm'

import { allEntities } from '../table/areas'
import { refusalOf, type DatabaseRefusal } from '../../platform/problems/databaseProblem'
import { recordTable } from '../table/recordTable'

const UNIQUE = '23505'
const REFERENCE = '23503'
// From version 18 on PostgreSQL has this code for a deletion that a reference forbids.
const RESTRICT = '23001'

/** The messages for values that the database refuses. */
interface Messages {
  taken: (entity: AnyEntity, field: string) => string
  missingReference: (entity: AnyEntity, field: string) => string
}

const MESSAGES: Messages = { taken: takenMessage, missingReference: missingReferenceMessage }

/** Throws a constraint violation of a field as a 422, and any other error unchanged. */
export function throwAtField(entity: AnyEntity, messages = MESSAGES): (error: unknown) => never {
  return (error) => {
    const refusal = refusalOf(error)
    const field =
      refusal && Object.keys(entity.fields).find((name) => concerns(refusal, entity, name))
    const message = field && messageFor(refusal, entity, field, messages)
    if (!message) throw error
    throw refused({ [field]: message })
  }
}

/** Throws the violation of a reference to the record as a 409, and any other error unchanged. */
export function throwInUse(entity: AnyEntity): (error: unknown) => never {
  return (error) => {
    const refusal = refusalOf(error)
    const user = allEntities().find(
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

function messageFor(
  { code }: DatabaseRefusal,
  entity: AnyEntity,
  field: string,
  { taken, missingReference }: Messages,
) {
  if (code === UNIQUE) return taken(entity, field)
  return code === REFERENCE ? missingReference(entity, field) : undefined
}

// drizzle names constraints after table and column: users_role_id_roles_id_fk.
function concerns({ constraint = '' }: DatabaseRefusal, entity: AnyEntity, field: string) {
  const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return constraint.startsWith(`${getTableName(recordTable(entity).table)}_${column}_`)
}
