import { factorReset, secondFactor } from '@staff/entity/account'
import { object, string } from 'yup'

import { defineCall, jsonResponse, noContent } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { sessionType } from '../../calls/session'
import { factorStanding } from './factorRules'
import { factorMessages } from './factorMessages'

const own = { access: 'signedIn', beforeSecondFactor: true } as const
const administrator = 'administrator'

/** The second step of a login: a code for the ticket of the first one. */
export const logInWithCode = defineCall({
  method: 'POST',
  path: '/login/second-factor',
  access: 'public',
  body: {
    kind: 'json',
    schema: secondFactor.schema.shape({
      ticket: string()
        .label('Ticket')
        .required('Ticket is required')
        .max(200, 'The ticket is too long')
        .meta({ secret: true }),
    }),
  },
  success: jsonResponse(200, sessionType),
})

const ownFactor = json.object({
  available: json.boolean(),
  since: json.timestampOrNull(),
  standing: factorStanding,
})

/** The second factor of the caller. `available`: whether the server can keep one. */
export type OwnFactor = ValueOf<typeof ownFactor>

/** Reads the second factor of the caller. */
export const readSecondFactor = defineCall({
  method: 'GET',
  path: '/me/second-factor',
  ...own,
  success: jsonResponse(200, ownFactor),
})

/** Begins to set up an authenticator app, which may replace one. Needs a confirmed password. Nothing changes before a code confirms it. */
export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/me/second-factor',
  ...own,
  success: jsonResponse(200, json.object({ secret: json.text(), uri: json.text() })),
})

const codes = json.object({ recoveryCodes: json.list(json.text()) })

/** Turns the second factor on with the first code of the app. The recovery codes are returned only once. */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/me/second-factor/confirm',
  ...own,
  body: { kind: 'json', schema: secondFactor.schema },
  success: jsonResponse(200, codes),
})

/** Replaces the recovery codes of the caller. Needs a confirmed password. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/me/second-factor/recovery-codes',
  ...own,
  success: jsonResponse(200, codes),
})

/** Turns the second factor of the caller off. Needs a confirmed password. */
export const endSecondFactor = defineCall({
  method: 'DELETE',
  path: '/me/second-factor',
  ...own,
  success: noContent,
})

const userFactor = json.object({ since: json.timestampOrNull(), standing: factorStanding })

/** The second factor of a user, as administrators see it. `since` is null without one. */
export type UserFactor = ValueOf<typeof userFactor>

/** Reads whether a user has a second factor. */
export const readUserFactor = defineCall({
  method: 'GET',
  path: '/users/:id/second-factor',
  access: administrator,
  success: jsonResponse(200, userFactor),
})

/** Takes the second factor of another user away, who has lost it. Needs a confirmed password. The user is told by mail. */
export const resetUserFactor = defineCall({
  method: 'POST',
  path: '/users/:id/second-factor-reset',
  access: administrator,
  body: { kind: 'json', schema: factorReset.schema },
  success: noContent,
})

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

/** The calls about second factors, by name. */
export const factorCalls = {
  logInWithCode,
  readSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  readUserFactor,
  resetUserFactor,
  readRoleFactor,
  requireRoleFactor,
}
