import { factorReset } from '@staff/entity/account'

import { defineCall, jsonResponse, noContent } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { factorStanding } from './factorStanding'

const administrator = 'administrator'

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
