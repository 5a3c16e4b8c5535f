import {
  checkTypes,
  validate,
  type AnyEntity,
  type EntityValues,
  type FieldErrors,
} from '@staff/entity'

import { bulkMessages } from '../../messages/bulkMessages'
import {
  bulkChoices,
  bulkLists,
  bulkReplaceable,
  isLiveAction,
  isTrashAction,
  type BulkAction,
} from './bulkActions'
import { acceptReplacement, REPLACEMENT_KEYS } from './replace/acceptReplacement'

/** The accepted values of an action. Notes a message for each refused one. */
export function acceptValues(
  entity: AnyEntity,
  action: BulkAction,
  sent: unknown,
  errors: Map<string, string>,
): EntityValues {
  const names = namesOf(entity, action)
  if (action === 'delete' || isLiveAction(action) || isTrashAction(action)) {
    if (sent !== undefined) errors.set('values', bulkMessages.noValues)
    return {}
  }
  if (!isObject(sent) || Object.keys(sent).length === 0) {
    errors.set('values', bulkMessages.values(names))
    return {}
  }
  if (action === 'replace')
    return acceptReplacement(
      bulkReplaceable(entity).map(({ name }) => name),
      sent,
      errors,
    )
  const others = Object.keys(sent).filter((name) => !names.includes(name))
  for (const name of others) errors.set(name, bulkMessages.values(names))
  const empty = action === 'set' ? [] : Object.keys(sent).filter((name) => isEmptyList(sent[name]))
  for (const name of empty) errors.set(name, bulkMessages.noTag)
  // Rules of other fields do not matter here. Each record is validated as a whole.
  const wrong = checkTypes(entity.schema, sent)
  const { errors: refusals = {} } = validate(entity.schema, {
    ...entity.empty,
    ...sent,
    ...blank(wrong),
  })
  for (const [name, message] of Object.entries({ ...refusals, ...wrong }))
    if (names.includes(name) && Object.hasOwn(sent, name) && !errors.has(name))
      errors.set(name, message)
  return sent
}

/** What the values of an action may name. */
function namesOf(entity: AnyEntity, action: BulkAction): readonly string[] {
  if (action === 'replace') return REPLACEMENT_KEYS
  const fields = action === 'set' ? bulkChoices(entity) : bulkLists(entity)
  return fields.map(({ name }) => name)
}

function blank(wrong: FieldErrors): EntityValues {
  return Object.fromEntries(Object.keys(wrong).map((name) => [name, undefined]))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function isObject(value: unknown): value is EntityValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
