import { object, string } from 'yup'

import { answers, answersNothing, defineCall } from '../call/defineCall'
import { json } from '../call/json'
import { LOGIN_PATH } from './paths'

const tag = 'session'

/**
 * Who knows a person's password: 'own' only they; 'printed' whoever saw the output of the first start; 'given' whoever
 * gave it to them: then they choose another one before anything else.
 */
export type PasswordState = (typeof passwordStates)[number]
export const passwordStates = ['own', 'printed', 'given'] as const

const passwordState = json.choice(passwordStates, {
  description:
    'Who knows the password: only its person; whoever saw it printed; whoever gave it. With a given one every call but `me`, `sessions`, `logout` and `change-password` answers 403.',
})

/** Log in; the username is the email. */
export const logIn = defineCall({
  method: 'POST',
  path: LOGIN_PATH,
  access: 'public',
  summary: 'Log in',
  tag,
  body: {
    kind: 'json',
    schema: object({
      username: string()
        .label('Email')
        .trim()
        .required('Email is required')
        .max(320, 'Invalid email address')
        .meta({ kind: 'email', maxCodePoints: 320 }),
      password: string().label('Password').required('Password is required'),
    }),
  },
  success: answers(
    200,
    'The session; `token` goes into the Authorization header of every other call.',
    json.object({
      token: json.text(),
      userId: json.text(),
      roleTypeId: json.integer(),
      name: json.text(),
      passwordState,
      draftKey: json.text({
        description: 'The secret of this person that encrypts their drafts on a device.',
      }),
      message: json.text(),
    }),
  ),
  problems: {
    401: 'The email or the password is not right; the answer does not say which.',
    422: 'A field is missing or has the wrong form.',
    429: 'Too many wrong attempts; `Retry-After` says for how many seconds.',
    503: 'Too many log in at once; `Retry-After` says when to come back.',
  },
})

export const logOut = defineCall({
  method: 'POST',
  path: '/logout',
  access: 'signedIn',
  beforeOwnPassword: true,
  summary: 'Log out',
  tag,
  success: answersNothing('The session has ended.'),
})

/** Who is logged in. */
export const readMe = defineCall({
  method: 'GET',
  path: '/me',
  access: 'signedIn',
  beforeOwnPassword: true,
  summary: 'Who is logged in',
  tag,
  success: answers(
    200,
    'The person of this session.',
    json.object({
      userId: json.text(),
      name: json.text(),
      email: json.text(),
      roleTypeId: json.integer(),
      roleName: json.text(),
      passwordState,
    }),
  ),
})
