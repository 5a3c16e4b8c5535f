import { changePassword as change, confirmPassword as confirm } from '@staff/entity/account'
import { string } from 'yup'

import { defineCall, jsonResponse, noContent } from '../call/defineCall'
import { json } from '../call/json'
import { CHANGE_PASSWORD_PATH } from './paths'

/** Changes the caller's password, ends their other sessions and renews the token of this one. */
export const changePassword = defineCall({
  method: 'POST',
  path: CHANGE_PASSWORD_PATH,
  access: 'signedIn',
  beforeOwnPassword: true,
  body: { kind: 'json', schema: change.schema },
  success: jsonResponse(200, json.object({ token: json.text() })),
})

/** Confirms the caller's password, for what needs more than a session. Somebody with a second factor confirms a code too. */
export const confirmPassword = defineCall({
  method: 'POST',
  path: '/confirm-password',
  access: 'signedIn',
  beforeSecondFactor: true,
  body: {
    kind: 'json',
    schema: confirm.schema.shape({
      code: string().label('Code').trim().max(40, 'The code is too long').meta({ secret: true }),
    }),
  },
  success: noContent,
})
