import { defineCall, jsonResponse, noContent } from '../call/defineCall'
import { json } from '../call/json'

const access = 'administrator'

/** Gives a user a one-time password. */
export const giveOneTimePassword = defineCall({
  method: 'POST',
  path: '/users/:id/one-time-password',
  access,
  success: jsonResponse(200, json.object({ password: json.text() })),
})

/** Counts the sessions of a user. */
export const countUserSessions = defineCall({
  method: 'GET',
  path: '/users/:id/sessions',
  access,
  success: jsonResponse(200, json.object({ count: json.integer() })),
})

/** Ends all sessions of a user. */
export const endUserSessions = defineCall({
  method: 'DELETE',
  path: '/users/:id/sessions',
  access,
  success: noContent,
})
