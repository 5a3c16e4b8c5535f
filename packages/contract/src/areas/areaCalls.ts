import { accessTo, type AnyEntity, type ValuesOf } from '@staff/forms/entity'

import { defineCall, jsonResponse, noContent, type Body, type FormSchema } from '../call/defineCall'
import { bulkCall } from './bulk/bulkCall'
import { listParameters } from './listParameters'
import { facetedPageType, isPageOf, isRecordOf, recordType } from './records'

/** The calls of an area. The API does not serve those that are open to nobody. */
export type AreaCalls<E extends AnyEntity = AnyEntity> = ReturnType<typeof defineCalls<E>>

/** The calls of an area: list, read, create, change, remove and bulk. Each entity's are made once, for screens ask at each render. */
export function areaCalls<E extends AnyEntity>(entity: E): AreaCalls<E> {
  // The map holds for each entity what was made from it.
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
  const { read } = accessTo(entity)
  const type = recordType(entity)
  const isRecord = isRecordOf(entity)

  return {
    list: defineCall({
      method: 'GET',
      path: `/${entity.area}` as const,
      access: read,
      query: listParameters(entity),
      success: jsonResponse(200, facetedPageType(type), isPageOf(isRecord)),
    }),

    read: defineCall({
      method: 'GET',
      path: `/${entity.area}/:id` as const,
      access: read,
      success: jsonResponse(200, type, isRecord),
    }),
  }
}

function writeCalls<E extends AnyEntity>(entity: E) {
  const { write, remove } = accessTo(entity)
  const path = `/${entity.area}/:id` as const
  const type = recordType(entity)
  const isRecord = isRecordOf(entity)
  const newRecord: Body<ValuesOf<E> & object> = { kind: 'json', schema: newRecordSchema(entity) }
  const changes: Body<Partial<ValuesOf<E>> & object> = { kind: 'changes', schema: entity.schema }

  return {
    create: defineCall({
      method: 'POST',
      path: `/${entity.area}` as const,
      access: write,
      body: newRecord,
      success: jsonResponse(201, type, isRecord),
    }),

    change: defineCall({
      method: 'PATCH',
      path,
      access: write,
      body: changes,
      success: jsonResponse(200, type, isRecord),
    }),

    remove: defineCall({ method: 'DELETE', path, access: remove, success: noContent }),

    bulk: bulkCall(entity),
  }
}

function newRecordSchema<E extends AnyEntity>(entity: E): FormSchema<ValuesOf<E> & object> {
  return entity.create?.schema ?? entity.schema
}
