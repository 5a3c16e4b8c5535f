import { object, string } from 'yup'

import { defineCall, jsonResponse } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { factorMessages } from './factorMessages'

const administrator = 'administrator'

/** How many people without a second factor an answer about a role names. */
export const MAX_NAMED_WITHOUT_FACTOR = 20

const roleFactor = json.object({
  from: json.textOrNull(),
  people: json.integer(),
  withFactor: json.integer(),
  without: json.list(json.object({ id: json.text(), name: json.text() })),
})

/** From which day (`2026-12-01`, in UTC) a role requires a second factor, and which of its people have none: up to 20 of them by name. */
export type RoleFactor = ValueOf<typeof roleFactor>

/** Reads whether a role requires a second factor. */
export const readRoleFactor = defineCall({
  method: 'GET',
  path: '/roles/:id/second-factor',
  access: administrator,
  success: jsonResponse(200, roleFactor),
})

/** Requires a second factor of a role from a day, or no more. Needs a confirmed password. */
export const requireRoleFactor = defineCall({
  method: 'PATCH',
  path: '/roles/:id/second-factor',
  access: administrator,
  body: {
    kind: 'json',
    schema: object({
      from: string()
        .label('From')
        .nullable()
        .defined(factorMessages.notADay)
        .matches(/^\d{4}-\d{2}-\d{2}$/, factorMessages.notADay),
    }),
  },
  success: jsonResponse(200, roleFactor),
})
