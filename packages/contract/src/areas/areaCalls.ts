import type { AnyEntity, ValuesOf } from '@staff/entity'

import { defineCall, jsonResponse, type Body, type FormSchema } from '../call/defineCall'
import { accessFor } from '../rules/rights/decide'
import { addressCalls } from './addresses/addressCalls'
import { bulkCall } from './bulk/bulkCall'
import { undosCall } from './bulk/undosCall'
import { exportCall } from './csv/exportCall'
import { historyCalls } from './history/historyCalls'
import { undoParameter } from './history/undoParameter'
import { draftParameter, liveCalls } from './live/liveCalls'
import { listParameters } from './listParameters'
import { orderCall } from './order/orderCall'
import { previewCalls } from './preview/previewCalls'
import { facetedPageType, isPageOf, isRecordOf, recordType } from './records'
import { reviewCalls } from './review/reviewCalls'
import { trashCalls } from './trash/trashCalls'
import { usesCalls } from './uses/usesCalls'

/** The calls of an area. The API does not serve those that are open to nobody. */
export type AreaCalls<E extends AnyEntity = AnyEntity> = ReturnType<typeof defineCalls<E>>

/** The calls of an area but for its import, which no list needs. Each entity's are made once, for screens ask at each render. */
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
  return {
    ...readCalls(entity),
    ...writeCalls(entity),
    ...trashCalls(entity),
    ...historyCalls(entity),
    ...liveCalls(entity),
    ...reviewCalls(entity),
    ...previewCalls(entity),
    ...addressCalls(entity),
    ...usesCalls(entity),
  }
}

function readCalls<E extends AnyEntity>(entity: E) {
  const type = recordType(entity)
  const isRecord = isRecordOf(entity)

  return {
    list: defineCall({
      method: 'GET',
      path: `/${entity.area}` as const,
      access: accessFor(entity, 'see'),
      query: listParameters(entity),
      success: jsonResponse(200, facetedPageType(type), isPageOf(isRecord)),
    }),

    read: defineCall({
      method: 'GET',
      path: `/${entity.area}/:id` as const,
      access: accessFor(entity, 'see'),
      success: jsonResponse(200, type, isRecord),
    }),

    export: exportCall(entity),
  }
}

function writeCalls<E extends AnyEntity>(entity: E) {
  const path = `/${entity.area}/:id` as const
  const type = recordType(entity)
  const isRecord = isRecordOf(entity)
  const newRecord: Body<ValuesOf<E> & object> = { kind: 'json', schema: newRecordSchema(entity) }
  const changes: Body<Partial<ValuesOf<E>> & object> = {
    kind: 'changes',
    schema: entity.change?.schema ?? entity.schema,
  }

  return {
    create: defineCall({
      method: 'POST',
      path: `/${entity.area}` as const,
      access: accessFor(entity, 'create'),
      query: draftParameter,
      body: newRecord,
      success: jsonResponse(201, type, isRecord),
    }),

    change: defineCall({
      method: 'PATCH',
      path,
      access: accessFor(entity, 'edit'),
      query: undoParameter.concat(draftParameter),
      body: changes,
      success: jsonResponse(200, type, isRecord),
    }),

    bulk: bulkCall(entity),

    undos: undosCall(entity),

    order: orderCall(entity),
  }
}

function newRecordSchema<E extends AnyEntity>(entity: E): FormSchema<ValuesOf<E> & object> {
  // Its values may lack some: the columns have defaults for them.
  return entity.create?.schema ?? entity.schema
}
