import { ROLE_ACTIONS, type OpenStep, type Rights } from '@staff/entity'
import { object, string } from 'yup'

import { defineCall, jsonResponse } from '../call/defineCall'
import { json, type JsonType } from '../call/json'
import { DEEDS } from '../rules/rights/decide'

const STEP_NAMES = ['see', 'edit', 'publish'] as const satisfies readonly OpenStep[]

const parts = {
  areas: json.map(json.choice(STEP_NAMES)),
  actions: json.list(json.choice(ROLE_ACTIONS)),
  regions: json.list(json.text()),
}

/** The type of the rights of a role. */
export const rightsType: JsonType<Rights> = json.object(parts)

const ownRights: JsonType<Rights & { roleTypeId: number }> = json.object({
  roleTypeId: json.integer(),
  ...parts,
})

/** Reads what the caller may do: the rights of their role. An administrator may do everything, whatever the rights say. */
export const readRights = defineCall({
  method: 'GET',
  path: '/me/rights',
  access: 'signedIn',
  success: jsonResponse(200, ownRights),
})

/** Reads whether a user may do something, and why. */
export const explainRight = defineCall({
  method: 'GET',
  path: '/users/:id/can',
  access: 'administrator',
  query: object({
    action: string()
      .required('action must be given')
      .oneOf(DEEDS, `action must be one of ${DEEDS.join(', ')}`)
      .label('What they would do'),
    area: string()
      .required('area must be given')
      .label('The name of an area')
      .meta({ example: 'blogs' }),
    record: string().label('The id of a record of the area'),
  }),
  success: jsonResponse(200, json.object({ allowed: json.boolean(), because: json.text() })),
})
