import type { AnyEntity } from '@staff/entity'
import { object } from 'yup'

import { defineCall, jsonResponse } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { accessFor, areaAccess } from '../../rules/rights/decide'
import { pageParameters } from '../pageParameters'

/** Where something is used: in a record as staff edit it, in what the public site shows, or in what it will show. */
const USE_STATES = ['working', 'live', 'upcoming'] as const
export type UseState = (typeof USE_STATES)[number]

const useType = json.object({
  area: json.text(),
  id: json.text(),
  title: json.text(),
  field: json.text(),
  states: json.list(json.choice(USE_STATES)),
})

/** A place where something is used: a field of a record. */
export type Use = ValueOf<typeof useType>

export const usesType = json.object({
  records: json.list(useType),
  total: json.integer(),
  hidden: json.integer(),
})

/** One page of the places that the caller may see, and how many other ones there are. */
export type Uses = ValueOf<typeof usesType>

/** The call that lists where a record is used: the records that refer to it, and those whose texts link to it. */
export function usesCalls(entity: AnyEntity) {
  return {
    uses: defineCall({
      method: 'GET',
      path: `/${entity.area}/:id/uses` as const,
      access: entity.isLog ? areaAccess(entity, 'nobody') : accessFor(entity, 'see'),
      query: object(pageParameters),
      success: jsonResponse(200, usesType),
    }),
  }
}
