import { text } from '@staff/entity'
import { boolean, object, string } from 'yup'

import { timeZoneRule } from '../areas/filterRules'
import { defineCall, jsonResponse, noContent, type Body } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

/** How many views a person can have in an area, and how many there can be for everybody. */
export const MAX_VIEWS = 20

/** Up to here the records of a view are counted. One more stands for all larger numbers. */
export const MAX_VIEW_COUNT = 1000

const view = json.object({
  id: json.text(),
  area: json.text(),
  name: json.text(),
  query: json.text(),
  shared: json.boolean(),
  missing: json.list(json.text()),
  count: json.integerOrNull(),
  version: json.integer(),
})

/**
 * A saved state of a list. `query` has its parameters as an address has them: 'type=Contract&sort=title&order=asc'.
 * `missing` names the parameters and columns that the list no longer has; they are not in `query`.
 */
export type SavedView = ValueOf<typeof view>

/** The rules of a view's name. */
const name = text('Name', { max: 60 })

const fields = {
  name,
  query: string()
    .label('The parameters of the list')
    .max(2000, 'query should not exceed 2000 characters')
    .default('')
    .meta({ maxCodePoints: 2000, example: 'type=Contract&sort=title&order=asc' }),
  shared: boolean()
    .label('For everybody')
    .typeError('For everybody must be true or false')
    .default(false)
    .meta({ kind: 'checkbox' }),
}

const area = string()
  .label('The area of the list')
  .required('area is required')
  .meta({ example: 'careers' })

/** Lists the views of an area that the caller can open: those for everybody, then their own. */
export const listViews = defineCall({
  method: 'GET',
  path: '/views',
  access: 'signedIn',
  query: object({
    area,
    counts: string().label('Count the records of each').oneOf(['1'], 'counts must be 1'),
    timeZone: timeZoneRule(),
  }),
  success: jsonResponse(200, json.object({ views: json.list(view) })),
})

/** Saves a view. */
export const createView = defineCall({
  method: 'POST',
  path: '/views',
  access: 'signedIn',
  body: { kind: 'json', schema: object({ area, ...fields }) },
  success: jsonResponse(201, view),
})

/** What can be changed of a view. */
export type ViewChanges = Partial<Pick<SavedView, 'name' | 'query' | 'shared'>>

/** The schema of `changeView`, for those who check its body. */
export const viewFields = object(fields)

const changes: Body<ViewChanges> = { kind: 'changes', schema: viewFields }

/** Changes a view. */
export const changeView = defineCall({
  method: 'PATCH',
  path: '/views/:id',
  access: 'signedIn',
  body: changes,
  success: jsonResponse(200, view),
})

/** Deletes a view. */
export const removeView = defineCall({
  method: 'DELETE',
  path: '/views/:id',
  access: 'signedIn',
  success: noContent,
})
