import { hasTrash, type AnyEntity } from '@staff/entity'
import { object, string } from 'yup'

import { defineCall, jsonResponse, noContent } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { accessFor, areaAccess } from '../../rules/rights/decide'
import { searchText } from '../listParameters'
import { pageParameters } from '../pageParameters'

/** The JSON of a deleted record. */
export const trashedType = json.object({
  area: json.text(),
  id: json.text(),
  title: json.text(),
  version: json.integer(),
  deletedAt: json.timestamp(),
  deletedById: json.textOrNull(),
  deletedByName: json.text(),
  expiresAt: json.timestampOrNull(),
})

/** A deleted record of an area that can be restored. `version` is that of the deletion. */
export type TrashedRecord = ValueOf<typeof trashedType>

const trashType = json.object({ records: json.list(trashedType), total: json.integer() })

/** The parameters of the list of deleted records. */
export const trashParameters = object({ q: searchText().default(''), ...pageParameters })

/** The call that deletes a record, and the one that lists what was deleted. */
export function trashCalls(entity: AnyEntity) {
  const remover = accessFor(entity, 'remove')
  return {
    remove: defineCall({
      method: 'DELETE',
      path: `/${entity.area}/:id` as const,
      access: remover,
      query: object({
        forever: string()
          .oneOf(['true'], 'forever must be true')
          .label(
            'Deletes the record for ever, also out of the trash, with all its versions; needs the right to delete for ever',
          ),
      }),
      success: noContent,
    }),

    trash: defineCall({
      method: 'GET',
      path: `/${entity.area}/trash` as const,
      access: hasTrash(entity) ? remover : areaAccess(entity, 'nobody'),
      query: trashParameters,
      success: jsonResponse(200, trashType),
    }),
  }
}
