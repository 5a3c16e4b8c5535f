import {
  checkTypes,
  validate,
  type AnyEntity,
  type EntityValues,
  type FieldErrors,
} from '@staff/forms/entity'

import { jsonObject, without } from '../../call/accept'
import { bulkMessages } from '../../messages/bulkMessages'
import { refused } from '../../problems/Problem'
import { listParameters, type ListParameters } from '../listParameters'
import { RECORD_ID } from '../recordId'
import { trashParameters } from '../trash/trashCalls'
import {
  bulkActions,
  bulkChoices,
  bulkLists,
  isTrashAction,
  MAX_BULK_RECORDS,
  type BulkAction,
} from './bulkActions'

/** A record to change; with a version, only if it still has that one. */
export interface BulkEdition {
  id: string
  version?: number | undefined
}

/** An accepted call. */
export type AcceptedBulk =
  | { action: 'undo'; undo: string }
  | {
      action: BulkAction
      /** The records to change, or the parameters of the list, or of the trash, that has them. */
      records: BulkEdition[] | ListParameters
      values: EntityValues
      limit: number
    }

const KEYS = ['action', 'ids', 'versions', 'all', 'values', 'limit', 'undo']

/** The accepted body of a bulk call. Throws a 422 that names each refused property. */
export function acceptBulk(entity: AnyEntity, sent: unknown): AcceptedBulk {
  const body = jsonObject(sent)
  const errors = new Map<string, string>()
  for (const key of Object.keys(body))
    if (!KEYS.includes(key)) errors.set(key, `Unknown field: ${key}`)
  const actions = bulkActions(entity).map(([action]) => action)
  const action = actions.find((each) => each === body['action'])
  if (body['action'] === 'undo') return acceptUndo(body, errors)
  if (!action) errors.set('action', bulkMessages.action([...actions, 'undo']))
  if (body['undo'] !== undefined) errors.set('undo', bulkMessages.onlyUndo)
  const schema = isTrashAction(action) ? trashParameters : listParameters(entity)
  const records = body['all'] === undefined ? editionsIn(body, errors) : allIn(schema, body, errors)
  const values = action ? valuesIn(entity, action, body['values'], errors) : {}
  const limit = limitIn(body['limit'], errors)
  if (errors.size > 0 || !action) throw refused(Object.fromEntries(errors))
  return { action, records, values, limit }
}

type Errors = Map<string, string>

function acceptUndo({ undo, ...others }: EntityValues, errors: Errors): AcceptedBulk {
  for (const key of Object.keys(others))
    if (key !== 'action' && !errors.has(key)) errors.set(key, bulkMessages.notWithUndo)
  const isId = typeof undo === 'string' && RECORD_ID.test(undo)
  if (!isId) errors.set('undo', bulkMessages.undo)
  if (errors.size > 0 || !isId) throw refused(Object.fromEntries(errors))
  return { action: 'undo', undo: undo.toLowerCase() }
}

function editionsIn({ ids, versions }: EntityValues, errors: Errors): BulkEdition[] {
  if (!isIds(ids)) {
    errors.set('ids', bulkMessages.ids)
    return []
  }
  if (ids.length > MAX_BULK_RECORDS) errors.set('ids', bulkMessages.tooMany)
  const known = versions === undefined ? [] : versions
  if (!isVersions(known) || (known.length > 0 && known.length !== ids.length)) {
    errors.set('versions', bulkMessages.versions)
    return []
  }
  const byId = new Map(ids.map((id, index) => [id.toLowerCase(), known[index]]))
  return [...byId].map(([id, version]) => ({ id, version }))
}

function allIn(
  schema: ReturnType<typeof listParameters> | typeof trashParameters,
  { all, ids, versions }: EntityValues,
  errors: Errors,
) {
  if (ids !== undefined || versions !== undefined) errors.set('all', bulkMessages.idsOrAll)
  const known = Object.keys(schema.fields).filter((name) => !PAGING.includes(name))
  const given = isObject(all) ? all : {}
  if (!isObject(all)) errors.set('all', bulkMessages.all)
  const wrong = checkParameters(known, given)
  const { values, errors: refusals } = validate<ListParameters>(
    schema,
    without(given, Object.keys(wrong)),
  )
  for (const [name, message] of Object.entries({ ...refusals, ...wrong })) errors.set(name, message)
  return values ?? NO_PARAMETERS
}

const PAGING = ['page', 'pageSize', 'facets']
const NO_PARAMETERS: ListParameters = { q: '', page: 1, pageSize: 1 }

/** Parameters of a list are texts, numbers, or lists of these. */
function checkParameters(known: readonly string[], given: EntityValues): FieldErrors {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (!known.includes(name)) return [[name, `Unknown field: ${name}`]]
      return [value].flat().every(isPlain) ? [] : [[name, bulkMessages.parameter(name)]]
    }),
  )
}

function valuesIn(
  entity: AnyEntity,
  action: BulkAction,
  sent: unknown,
  errors: Errors,
): EntityValues {
  const fields = action === 'set' ? bulkChoices(entity) : bulkLists(entity)
  const names = fields.map(({ name }) => name)
  if (action === 'delete' || isTrashAction(action)) {
    if (sent !== undefined) errors.set('values', bulkMessages.noValues)
    return {}
  }
  if (!isObject(sent) || Object.keys(sent).length === 0) {
    errors.set('values', bulkMessages.values(names))
    return {}
  }
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

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function blank(wrong: FieldErrors): EntityValues {
  return Object.fromEntries(Object.keys(wrong).map((name) => [name, undefined]))
}

function limitIn(limit: unknown, errors: Errors): number {
  if (limit === undefined) return MAX_BULK_RECORDS
  const isRight = Number.isInteger(limit) && Number(limit) >= 1 && Number(limit) <= MAX_BULK_RECORDS
  if (!isRight) errors.set('limit', bulkMessages.limit)
  return Number(limit)
}

function isIds(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((id) => typeof id === 'string' && RECORD_ID.test(id))
  )
}

function isVersions(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((version) => Number.isSafeInteger(version))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function isObject(value: unknown): value is EntityValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
