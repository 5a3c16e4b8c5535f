import { secondFactor } from '@staff/entity/account'

import { defineCall, jsonResponse, noContent } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { factorStanding } from './factorStanding'

const own = { access: 'signedIn', beforeSecondFactor: true } as const

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
