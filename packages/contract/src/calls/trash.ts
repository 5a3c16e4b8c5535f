import { object, string } from 'yup'

import { anyOf } from '../areas/filterRules'
import { searchText } from '../areas/listParameters'
import { pageParameters } from '../areas/pageParameters'
import { RECORD_ID } from '../areas/recordId'
import { trashedType } from '../areas/trash/trashCalls'
import { defineCall, jsonResponse } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

const NO_ID = 'recordId must be the id of a record'

const trashType = json.object({
  records: json.list(trashedType),
  total: json.integer(),
  areas: json.list(json.object({ area: json.text(), count: json.integer() })),
})

/**
 * One page of the trash of all areas that the caller can open. `areas` are these areas, with how many records each would show: counted
 * with the search, and without the filter by area.
 */
export type TrashPage = ValueOf<typeof trashType>

/** Lists the deleted records of all areas, the last deleted first. */
export const listTrash = defineCall({
  method: 'GET',
  path: '/trash',
  access: 'signedIn',
  query: object({
    q: searchText().default(''),
    area: anyOf(
      'area',
      string()
        .label('Only records of this area')
        .required('area must not be empty')
        .max(100, 'area should not exceed 100 characters')
        .meta({ example: 'careers' }),
    ),
    recordId: string()
      .label('Only the record with this id')
      .matches(RECORD_ID, NO_ID)
      .meta({ pattern: RECORD_ID.source }),
    ...pageParameters,
  }),
  success: jsonResponse(200, trashType),
})
