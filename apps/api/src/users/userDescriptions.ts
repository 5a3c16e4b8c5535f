import { user } from '@staff/forms/content/user/user.entity'

import { answer, noContent, objectOf, problem } from '../openapi/answers'

const tags = [user.area]
const params = objectOf({ id: 'string' })
const unknown = problem('There is no such user.')

/** What the OpenAPI document says of a one-time password. */
export const oneTimePasswordSchema = {
  summary: 'Give a user a one-time password',
  description:
    'For somebody who has lost theirs: ends all their sessions, and opens nothing but the choice of an own password. Needs a confirmed password.',
  tags,
  params,
  response: {
    200: answer('The password. It is told only once.', { password: 'string' }),
    403: problem('Only administrators may do this, after `POST /api/confirm-password`.'),
    404: unknown,
    409: problem('It is the own account.'),
  },
}

/** What it says of the number of a user's sessions. */
export const userSessionsSchema = {
  summary: 'In how many sessions a user is logged in',
  tags,
  params,
  response: {
    200: answer('How many sessions are living.', { count: 'integer' }),
    404: unknown,
  },
}

/** What it says of ending them. */
export const endSessionsSchema = {
  summary: 'End all sessions of a user',
  tags,
  params,
  response: {
    204: noContent('They have ended.'),
    404: unknown,
    409: problem('It is the own account.'),
  },
}
