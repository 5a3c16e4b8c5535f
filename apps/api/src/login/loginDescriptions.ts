import { object, string } from 'yup'

import { answer, noContent, problem } from '../openapi/answers'
import { jsonSchema } from '../openapi/jsonSchema'

/** What a login sends; the username is the email. */
export const credentials = object({
  username: string()
    .label('Email')
    .trim()
    .required('Email is required')
    .max(320, 'Invalid email address')
    .meta({ kind: 'email', maxCodePoints: 320 }),
  password: string().label('Password').required('Password is required'),
})

const passwordState = {
  type: 'string',
  enum: ['own', 'printed', 'given'],
  description:
    'Who knows the password: only its person; whoever saw it printed; whoever gave it. With a given one every call but `me`, `sessions`, `logout` and `change-password` answers 403.',
}

/** What the OpenAPI document says of logging in. */
export const loginSchema = {
  summary: 'Log in',
  tags: ['session'],
  body: jsonSchema(credentials),
  response: {
    200: answer('The session; `token` goes into the Authorization header of every other call.', {
      token: 'string',
      userId: 'string',
      roleTypeId: 'integer',
      name: 'string',
      passwordState,
      draftKey: {
        type: 'string',
        description: 'The secret of this person that encrypts their drafts on a device.',
      },
      message: 'string',
    }),
    401: problem('The email or the password is not right; the answer does not say which.'),
    422: problem('A field is missing or has the wrong form.'),
    429: problem('Too many wrong attempts; `Retry-After` says for how many seconds.'),
    503: problem('Too many log in at once; `Retry-After` says when to come back.'),
  },
}

/** What it says of logging out. */
export const logoutSchema = {
  summary: 'Log out',
  tags: ['session'],
  response: { 204: noContent('The session has ended.') },
}

/** What it says of the person who is logged in. */
export const meSchema = {
  summary: 'Who is logged in',
  tags: ['session'],
  response: {
    200: answer('The person of this session.', {
      userId: 'string',
      name: 'string',
      email: 'string',
      roleTypeId: 'integer',
      roleName: 'string',
      passwordState,
    }),
  },
}
