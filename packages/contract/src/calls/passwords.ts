import { changePassword as change, confirmPassword as confirm } from '@staff/forms/content/entities'

import { answers, answersNothing, defineCall } from '../call/defineCall'
import { json } from '../call/json'
import { CHANGE_PASSWORD_PATH } from './paths'

const tag = 'session'
const TOO_MANY = 'Too many wrong attempts; `Retry-After` says for how many seconds.'

/** Change the own password, which ends the person's other sessions and renews this one's token. */
export const changePassword = defineCall({
  method: 'POST',
  path: CHANGE_PASSWORD_PATH,
  access: 'signedIn',
  beforeOwnPassword: true,
  summary: 'Change the own password',
  tag,
  body: { kind: 'json', schema: change.schema },
  success: answers(
    200,
    'It is changed, the other sessions of the person have ended, and this one goes on with a new token only.',
    json.object({ token: json.text() }),
  ),
  problems: {
    422: 'A field is refused; `errors` has a message for each.',
    429: TOO_MANY,
  },
})

/** Type the own password again, for what needs more than a session. */
export const confirmPassword = defineCall({
  method: 'POST',
  path: '/confirm-password',
  access: 'administrator',
  summary: 'Confirm the own password',
  description:
    'Opens, in this session and for five minutes, what answers 403 with the code `confirmation-required`.',
  tag,
  body: { kind: 'json', schema: confirm.schema },
  success: answersNothing('It is right.'),
  problems: {
    422: 'It is not right; `errors` says so at `password`.',
    429: TOO_MANY,
  },
})
