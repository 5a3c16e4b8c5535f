import type { namedCalls } from '../served/namedCalls'
import type { DescriptionsOf } from './CallDescription'

const session = 'session'
const users = 'users'
const roles = 'roles'
const confirmed = 'after `POST /api/confirm-password`'
const TOO_MANY = 'Too many wrong codes; `Retry-After` says for how many seconds.'
const codes = {
  recoveryCodes:
    'Ten codes, each of which replaces one code of the app. They are returned only once.',
}
const wrongCode = { 422: 'The code is wrong, or was used; `errors` has the message for `code`.' }

/** What the properties of somebody's standing mean. */
const standingProperties = {
  state:
    '`on`, `off`, `due` (their role requires a second factor from a later day), or `required` (it requires one now, and every other call answers 403).',
  from: 'The day from which their role requires a second factor, in UTC.',
  recoveryCodes: 'How many recovery codes are unused.',
}

/** The descriptions of the calls about second factors. */
export const factorDescriptions = {
  logInWithCode: {
    summary: 'Log in: the second step',
    description:
      'For somebody with a second factor. A code of their app, or one of their recovery codes, for the ticket of the first step.',
    tag: session,
    success: 'The session; `token` goes into the Authorization header of every other call.',
    problems: {
      401: 'The ticket has expired after five minutes, was used, or the password has changed since.',
      ...wrongCode,
      429: TOO_MANY,
    },
  },
  readSecondFactor: {
    summary: 'The second factor of the person',
    tag: session,
    success: 'Whether they have one.',
    properties: {
      available: 'Whether this server can keep second factors: it needs `SECRETS_KEY`.',
      since: 'When it was turned on.',
      ...standingProperties,
    },
  },
  beginSecondFactor: {
    summary: 'Begin to set up an authenticator app',
    description:
      'Nothing changes before a code of the app confirms it. An app that is in use is replaced then.',
    tag: session,
    success: 'What the app needs.',
    properties: {
      secret: 'In Base32, to type into an app.',
      uri: 'The same for a QR code.',
    },
    problems: {
      403: `Only ${confirmed}.`,
      409: 'This server cannot keep second factors.',
    },
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on',
    description: 'With the first code of the app.',
    tag: session,
    success: 'It is on.',
    properties: codes,
    problems: { ...wrongCode, 409: 'Nothing was begun.', 429: TOO_MANY },
  },
  renewRecoveryCodes: {
    summary: 'Get new recovery codes',
    tag: session,
    success: 'The earlier ones work no more.',
    properties: codes,
    problems: { 403: `Only ${confirmed}.`, 409: 'The person has no second factor.' },
  },
  endSecondFactor: {
    summary: 'Turn the second factor off',
    tag: session,
    success: 'The password alone is enough.',
    problems: {
      403: `Only ${confirmed}.`,
      409: 'The person has no second factor, or their role requires one.',
    },
  },
  readUserFactor: {
    summary: 'The second factor of a user',
    tag: users,
    success: 'Whether they have one.',
    properties: { since: 'When it was turned on.', ...standingProperties },
    problems: { 404: 'There is no such user.' },
  },
  resetUserFactor: {
    summary: 'Take the second factor of a user away',
    description:
      'For somebody who has lost their device and their recovery codes. They are told by mail, if this server sends mails.',
    tag: users,
    success: 'Their password alone is enough. Their sessions have ended.',
    problems: {
      403: `Only administrators may do this, ${confirmed}.`,
      404: 'There is no such user.',
      409: 'The user has no second factor, or is oneself.',
      422: 'The reason is missing or too long.',
    },
  },
  readRoleFactor: {
    summary: 'Whether a role requires a second factor',
    tag: roles,
    success: 'From which day, and who has none.',
    properties: {
      from: 'The day from which it is required, in UTC; null for never.',
      people: 'How many people have the role.',
      withFactor: 'How many of them have a second factor.',
      without: 'The first 20 of the others, by name.',
    },
    problems: { 404: 'There is no such role.' },
  },
  requireRoleFactor: {
    summary: 'Require a second factor of a role',
    description:
      'From a day, or, with null, no more. Until then, the home screen of its people counts the days.',
    tag: roles,
    success: 'The same as reading it.',
    problems: {
      403: `Only administrators may do this, ${confirmed}.`,
      404: 'There is no such role.',
      409: 'This server cannot keep second factors.',
      422: 'The day is missing, has another form, or is past.',
    },
  },
} satisfies Partial<DescriptionsOf<typeof namedCalls>>
