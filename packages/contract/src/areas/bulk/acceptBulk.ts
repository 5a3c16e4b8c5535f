import { validate, type AnyEntity, type EntityValues, type FieldErrors } from '@staff/entity'

import { jsonObject, without } from '../../call/accept'
import { bulkMessages } from '../../messages/bulkMessages'
import { refused } from '../../problems/Problem'
import { listParameters, type ListParameters } from '../listParameters'
import { RECORD_ID } from '../recordId'
import { trashParameters } from '../trash/trashCalls'
import { bulkActions, isTrashAction, MAX_BULK_RECORDS, type BulkAction } from './bulkActions'
import { acceptValues } from './bulkValues'

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
      continues: string | undefined
      /** Whether nothing is stored, and the answer says what would be. */
      isPreview: boolean
    }

const KEYS = ['action', 'ids', 'versions', 'all', 'values', 'limit', 'continues', 'preview', 'undo']

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
  const values = action ? acceptValues(entity, action, body['values'], errors) : {}
  const limit = limitIn(body['limit'], errors)
  const continues = continuesIn(body['continues'], errors)
  const isPreview = previewIn(action, body['preview'], errors)
  if (errors.size > 0 || !action) throw refused(Object.fromEntries(errors))
  return { action, records, values, limit, continues, isPreview }
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

function continuesIn(continues: unknown, errors: Errors): string | undefined {
  if (typeof continues === 'string' && RECORD_ID.test(continues)) return continues.toLowerCase()
  if (continues !== undefined) errors.set('continues', bulkMessages.continues)
  return undefined
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

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function limitIn(limit: unknown, errors: Errors): number {
  if (limit === undefined) return MAX_BULK_RECORDS
  if (isLimit(limit)) return limit
  errors.set('limit', bulkMessages.limit)
  return MAX_BULK_RECORDS
}

function isLimit(limit: unknown): limit is number {
  return (
    typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= MAX_BULK_RECORDS
  )
}

function previewIn(action: BulkAction | undefined, preview: unknown, errors: Errors): boolean {
  if (preview === undefined) return false
  if (typeof preview !== 'boolean') errors.set('preview', bulkMessages.yesOrNo('preview'))
  else if (preview && action !== 'replace') errors.set('preview', bulkMessages.onlyReplace)
  return preview === true
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

function isObject(value: unknown): value is EntityValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
