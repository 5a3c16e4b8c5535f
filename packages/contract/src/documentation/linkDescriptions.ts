import type { namedCalls } from '../served/namedCalls'
import type { DescriptionsOf } from './CallDescription'

const users = 'users'
const session = 'session'
const unknownUser = { 404: 'There is no such user.' }
const confirmed = { 403: 'Only administrators may do this, after `POST /api/confirm-password`.' }
const TOO_MANY =
  'Too many from one network, or for one address; `Retry-After` says for how many seconds.'
const made = {
  byMail: 'Whether a mail is on its way to the user.',
  link: 'The link, for the administrator to pass on, if this server sends no mails. It is returned only once. Without `PUBLIC_URL` it is a path.',
}
const ended = {
  404: 'There is no such link.',
  410: 'The link was used, withdrawn or replaced, or it has expired; or the account is disabled.',
  422: 'A field is missing or has the wrong form.',
  429: TOO_MANY,
}

/** The descriptions of the calls about links with which people choose a password. */
export const linkDescriptions = {
  inviteUser: {
    summary: 'Invite a user who has no password yet',
    description: 'The link works for seven days. An earlier one stops working.',
    tag: users,
    success: 'How the link reaches the user.',
    properties: made,
    problems: {
      ...confirmed,
      ...unknownUser,
      409: 'The user has a password, or the account is disabled.',
    },
  },
  withdrawInvitation: {
    summary: 'Withdraw the invitation of a user',
    tag: users,
    success: 'Its link does not work any more.',
    problems: { ...unknownUser, 409: 'There is no invitation that can be withdrawn.' },
  },
  givePasswordLink: {
    summary: 'Give a user a link to choose a new password',
    description:
      'The link works for 30 minutes. The password that they have works until they use it.',
    tag: users,
    success: 'How the link reaches the user.',
    properties: made,
    problems: {
      ...confirmed,
      ...unknownUser,
      409: 'The user has no password yet, or the account is disabled.',
    },
  },
  readUserLink: {
    summary: 'The last link of a user',
    tag: users,
    success: 'Its state. The link itself is stored nowhere.',
    properties: {
      hasPassword:
        'Whether the user has a password. One who was invited and has not joined yet has none.',
      byMail: 'Whether this server sends mails.',
      state:
        '`none`, `waiting` (its mail is not sent yet), `failed` (its mail could not be delivered), `open`, or how it ended.',
      error: 'Why the last attempt to deliver the mail failed.',
    },
    problems: unknownUser,
  },
  readPasswordHelp: {
    summary: 'What people do who have forgotten their password',
    tag: session,
    success: 'Whether a mail can be asked for, and whom to ask otherwise.',
    properties: { ask: 'Words for a sentence, such as "the IT desk".' },
  },
  requestPasswordReset: {
    summary: 'Ask for a link to choose a new password',
    description:
      'A mail with a link goes to the address if it belongs to an account that is not disabled. The answer and its time are the same for every address.',
    tag: session,
    success: 'What happens now.',
    problems: {
      409: 'This server sends no mails.',
      422: 'A field is missing or has the wrong form.',
      429: TOO_MANY,
    },
  },
  readLink: {
    summary: 'What a link is for',
    description: 'Changes nothing.',
    tag: session,
    success: 'Whom the link is for.',
    problems: ended,
  },
  choosePasswordByLink: {
    summary: 'Choose a password with a link',
    description:
      'Uses the link up, and ends all sessions of the user, who logs in with the new password.',
    tag: session,
    success: 'Whose password was set.',
    problems: ended,
  },
  sendTestMail: {
    summary: 'Send a mail to yourself, as a test',
    tag: 'server',
    success: 'It is on its way: see the jobs.',
    problems: { 409: 'This server sends no mails.' },
  },
} satisfies Partial<DescriptionsOf<typeof namedCalls>>
