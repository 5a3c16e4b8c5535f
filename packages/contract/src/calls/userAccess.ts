import { answers, answersNothing, defineCall } from '../call/defineCall'
import { json } from '../call/json'

const tag = 'users'
const access = 'administrator'
const unknown = { 404: 'There is no such user.' }
const own = { 409: 'It is the own account.' }

/** Give a user a one-time password. */
export const giveOneTimePassword = defineCall({
  method: 'POST',
  path: '/users/:id/one-time-password',
  access,
  summary: 'Give a user a one-time password',
  description:
    'For somebody who has lost theirs: ends all their sessions, and opens nothing but the choice of an own password. Needs a confirmed password.',
  tag,
  success: answers(
    200,
    'The password. It is told only once.',
    json.object({ password: json.text() }),
  ),
  problems: {
    403: 'Only administrators may do this, after `POST /api/confirm-password`.',
    ...unknown,
    ...own,
  },
})

/** In how many sessions a user is logged in. */
export const countUserSessions = defineCall({
  method: 'GET',
  path: '/users/:id/sessions',
  access,
  summary: 'In how many sessions a user is logged in',
  tag,
  success: answers(200, 'How many sessions are living.', json.object({ count: json.integer() })),
  problems: unknown,
})

/** End all sessions of a user. */
export const endUserSessions = defineCall({
  method: 'DELETE',
  path: '/users/:id/sessions',
  access,
  summary: 'End all sessions of a user',
  tag,
  success: answersNothing('They have ended.'),
  problems: { ...unknown, ...own },
})
