import { accessTo, usualOrder, type AnyEntity, type ValuesOf } from '@staff/forms/entity'

import { answers, answersNothing, defineCall, type FormSchema } from '../call/defineCall'
import { json, type JsonType } from '../call/json'
import { idempotencyHeader, ifMatchHeader } from './headers'
import { listParameters } from './listParameters'
import { isPageOf, isRecordOf, recordType, type Page, type Stored } from './records'

/** The five calls of an area. Those that are open to nobody are not served. */
export type AreaCalls<E extends AnyEntity = AnyEntity> = ReturnType<typeof defineCalls<E>>

/**
 * The calls that an area has, from its entity: list, read, create, change and remove. They are made once for each entity:
 * screens ask for them at each render.
 */
export function areaCalls<E extends AnyEntity>(entity: E): AreaCalls<E> {
  // What is kept for an entity was made from it.
  const known = callsByEntity.get(entity) as AreaCalls<E> | undefined
  if (known) return known
  const calls = defineCalls(entity)
  callsByEntity.set(entity, calls)
  return calls
}

const callsByEntity = new WeakMap<AnyEntity, unknown>()

function defineCalls<E extends AnyEntity>(entity: E) {
  return { ...readCalls(entity), ...writeCalls(entity) }
}

function readCalls<E extends AnyEntity>(entity: E) {
  const { area: tag, labels } = entity
  const { read } = accessTo(entity)
  const type = recordType(entity)
  const isRecord = isRecordOf(entity)

  return {
    list: defineCall({
      method: 'GET',
      path: `/${tag}` as const,
      access: read,
      summary: `List ${labels.many.toLowerCase()}`,
      description: orderSentence(entity),
      tag,
      query: listParameters(entity),
      success: answers(200, 'One page.', pageType(type), isPageOf(isRecord)),
      problems: { 422: 'A parameter is refused; `errors` names it.' },
    }),

    read: defineCall({
      method: 'GET',
      path: `/${tag}/:id` as const,
      access: read,
      summary: `Read a ${labels.one}`,
      tag,
      success: answers(200, 'The record.', type, isRecord),
      problems: unknownRecord(entity),
    }),
  }
}

function writeCalls<E extends AnyEntity>(entity: E) {
  const { area: tag, labels } = entity
  const { one } = labels
  const { write, remove } = accessTo(entity)
  const record = `/${tag}/:id` as const
  const type = recordType(entity)
  const isRecord = isRecordOf(entity)
  const stale = {
    412: 'The record is newer; `current` is what is stored now.',
    428: 'If-Match is missing.',
  }

  return {
    create: defineCall({
      method: 'POST',
      path: `/${tag}` as const,
      access: write,
      summary: `Create a ${one}`,
      tag,
      headers: idempotencyHeader,
      body: { kind: 'json', schema: newRecordSchema(entity) },
      success: answers(201, 'The new record.', type, isRecord),
      problems: {
        400: 'The request is no JSON object, or the Idempotency-Key is none.',
        422: 'Fields are refused, or the Idempotency-Key of another body; `errors` has a message for each.',
      },
    }),

    change: defineCall<typeof record, unknown, Partial<ValuesOf<E>> & object, Stored<E>>({
      method: 'PATCH',
      path: record,
      access: write,
      summary: `Change fields of a ${one}`,
      tag,
      headers: ifMatchHeader,
      body: { kind: 'changes', schema: entity.schema },
      success: answers(200, 'The whole changed record.', type, isRecord),
      problems: {
        ...unknownRecord(entity),
        ...stale,
        422: 'Fields are refused; `errors` has a message for each.',
      },
    }),

    remove: defineCall({
      method: 'DELETE',
      path: record,
      access: remove,
      summary: `Delete a ${one}`,
      tag,
      headers: ifMatchHeader,
      success: answersNothing('It is deleted.'),
      problems: { ...unknownRecord(entity), 409: 'Something still needs it.', ...stale },
    }),
  }
}

function unknownRecord({ labels }: AnyEntity) {
  return { 404: `There is no such ${labels.one}.` }
}

function newRecordSchema<E extends AnyEntity>(entity: E): FormSchema<ValuesOf<E> & object> {
  return entity.create?.schema ?? entity.schema
}

function pageType<Item>(item: JsonType<Item>): JsonType<Page<Item>> {
  return json.object({ records: json.list(item), total: json.integer() })
}

function orderSentence(entity: AnyEntity): string {
  const { sort, order } = usualOrder(entity)
  const way = order === 'asc' ? 'ascending' : 'descending'
  return `Sorted by \`${sort}\`, ${way}, unless \`sort\` names another column, which is sorted ascending by default.`
}
