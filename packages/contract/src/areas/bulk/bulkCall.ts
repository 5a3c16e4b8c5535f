import { choicesOf, type AnyEntity, type Field } from '@staff/entity'

import { defineCall, jsonResponse, type Body } from '../../call/defineCall'
import { json, type JsonType, type ValueOf } from '../../call/json'
import {
  bulkAccess,
  bulkActions,
  bulkChoices,
  bulkLists,
  bulkReplaceable,
  MAX_BULK_RECORDS,
  type BulkAction,
} from './bulkActions'
import { replacementType } from './replace/replacementType'
import { previewType, type ReplacePreview } from './replace/replacePreview'

/** The body of a call that changes many records: an action on records, or the undo of an earlier one. */
export interface BulkBody {
  action: BulkAction | 'undo'
  /** The records by their ids. */
  ids?: readonly string[]
  /** The version of each of them. One that is newer meanwhile is refused. */
  versions?: readonly number[]
  /** Instead of ids: all records of a list, or of the trash, by its own parameters. */
  all?: Readonly<Record<string, unknown>>
  /** The choices to set, or the tags to add or remove, by field; or a `Replacement`. */
  values?: Readonly<Record<string, unknown>>
  /** The most records to change in this call. The response names the rest. */
  limit?: number
  /** The `undo` of the first response of an action that takes several calls: their undos are listed as one. */
  continues?: string
  /** Whether to store nothing and to answer what would be stored. Only for the action `replace`. */
  preview?: boolean
  /** What to undo: the `undo` of an earlier response. */
  undo?: string
}

const outcomeType = json.object({
  done: json.integer(),
  refused: json.list(json.object({ id: json.text(), title: json.text(), message: json.text() })),
  undo: json.textOrNull(),
  rest: json.object({ ids: json.list(json.text()), versions: json.list(json.integer()) }),
})

/** The outcome: how many records are as wanted, and each that was left as it was, with the reason. */
export interface BulkResult extends ValueOf<typeof outcomeType> {
  /** What a replacement would do, in the answer to a preview. */
  preview?: ReplacePreview
}

/** Only entities with texts have previews. */
function resultType(entity: AnyEntity): JsonType<BulkResult> {
  if (bulkReplaceable(entity).length === 0) return outcomeType
  const { properties, ...rest } = outcomeType
  return { ...rest, properties: Object.assign({ preview: previewType }, properties) }
}

/** A record that an action left as it was. */
export type BulkRefusal = BulkResult['refused'][number]

/** The call that changes many records of an entity at once. */
export function bulkCall(entity: AnyEntity) {
  const body: Body<BulkBody> = {
    kind: 'other',
    contentTypes: ['application/json'],
    type: bodyType(entity),
  }
  return defineCall({
    method: 'POST',
    path: `/${entity.area}/bulk` as const,
    access: bulkAccess(entity),
    body,
    success: jsonResponse(200, resultType(entity)),
  })
}

// What the properties mean is said in `documentation`, which browsers do not load.
function bodyType(entity: AnyEntity): JsonType<BulkBody> {
  const actions = bulkActions(entity).map(([action]) => action)
  return {
    type: 'object',
    additionalProperties: false,
    required: ['action'],
    properties: {
      action: json.choice([...actions, 'undo']),
      ids: { ...json.list(json.text({ format: 'uuid' })), maxItems: MAX_BULK_RECORDS },
      versions: json.list(json.integer()),
      all: json.anyObject(),
      values: valuesType(entity),
      limit: { ...json.integer(), minimum: 1, maximum: MAX_BULK_RECORDS },
      continues: json.text({ format: 'uuid' }),
      ...(actions.includes('replace') && { preview: json.boolean() }),
      undo: json.text({ format: 'uuid' }),
    },
  }
}

function valuesType(entity: AnyEntity): JsonType {
  const texts = bulkReplaceable(entity).map(({ name }) => name)
  const fields = {
    type: 'object',
    additionalProperties: false,
    properties: valueTypes(entity),
  }
  return texts.length === 0 ? fields : { anyOf: [fields, replacementType(texts)] }
}

function valueTypes(entity: AnyEntity): Record<string, JsonType> {
  const choices = bulkChoices(entity).map((field): [string, JsonType] => [
    field.name,
    { ...valueType(field), ...titleOf(field) },
  ])
  const lists = bulkLists(entity).map((field): [string, JsonType] => [
    field.name,
    { ...json.list(json.text()), ...titleOf(field) },
  ])
  return Object.fromEntries([...choices, ...lists])
}

/** One of the choices, true or false, or the id of a record. */
function valueType(field: Field): JsonType {
  const choices = choicesOf(field)
  if (choices) return { enum: choices.map(({ value }) => value) }
  if (field.kind === 'checkbox') return json.boolean()
  return { type: ['string', 'null'], pattern: field.pattern }
}

function titleOf({ label }: Field) {
  return label === undefined ? {} : { title: label }
}
