import { choosePassword, forgotPassword } from '@staff/entity/account'
import { object, string } from 'yup'

import { defineCall, jsonResponse, noContent } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

/** What a link is for: it lets somebody join who has no password yet, or choose a new password. */
export const LINK_KINDS = ['invitation', 'reset'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/**
 * The state of the last link of a user. 'none': there was none. 'waiting': its mail is not sent yet. 'failed': its mail could not be delivered.
 * 'open': it can be used. The others say why it cannot be used any more.
 */
export const LINK_STATES = [
  'none',
  'waiting',
  'failed',
  'open',
  'used',
  'expired',
  'replaced',
  'withdrawn',
] as const
export type LinkState = (typeof LINK_STATES)[number]

/** The path of the screen that a link opens. The token follows in the fragment, which browsers send to nobody. */
export const LINK_SCREEN = '/set-password'

const administrator = 'administrator'

const made = json.object({ byMail: json.boolean(), link: json.textOrNull() })

/** How a new link reaches its user: by mail, or by the administrator, who gets `link`. A path belongs to the console's own origin. */
export type MadeLink = ValueOf<typeof made>

/** Invites a user who has no password yet. A link that they have already stops working. Needs a confirmed password. */
export const inviteUser = defineCall({
  method: 'POST',
  path: '/users/:id/invitation',
  access: administrator,
  success: jsonResponse(200, made),
})

/** Withdraws the invitation of a user. */
export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/users/:id/invitation',
  access: administrator,
  success: noContent,
})

/** Gives a user a link with which they choose a new password. The password that they have works until then. Needs a confirmed password. */
export const givePasswordLink = defineCall({
  method: 'POST',
  path: '/users/:id/password-link',
  access: administrator,
  success: jsonResponse(200, made),
})

const userLink = json.object({
  hasPassword: json.boolean(),
  byMail: json.boolean(),
  kind: json.choice(LINK_KINDS),
  state: json.choice(LINK_STATES),
  madeAt: json.timestampOrNull(),
  expiresAt: json.timestampOrNull(),
  error: json.textOrNull(),
})

/** The last link of a user. `byMail`: whether this server sends mails. `error` is why the mail could not be delivered, or not yet. */
export type UserLink = ValueOf<typeof userLink>

/** Reads the last link of a user. */
export const readUserLink = defineCall({
  method: 'GET',
  path: '/users/:id/link',
  access: administrator,
  success: jsonResponse(200, userLink),
})

/** Reads whether the server sends links by mail, and whom people ask otherwise. */
export const readPasswordHelp = defineCall({
  method: 'GET',
  path: '/password-reset',
  access: 'public',
  success: jsonResponse(200, json.object({ byMail: json.boolean(), ask: json.text() })),
})

/** Asks for a mail with a link with which one chooses a new password. The answer is the same whether or not the address is known. */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/password-reset',
  access: 'public',
  body: { kind: 'json', schema: forgotPassword.schema },
  success: jsonResponse(200, json.object({ message: json.text() })),
})

const token = string()
  .label('Link')
  .required('The link is not complete')
  .max(200, 'The link is too long')
  .meta({ secret: true })

/** Reads what a link is for, and whom. Changes nothing, so that programs that look at mails do not use it up. */
export const readLink = defineCall({
  method: 'POST',
  path: '/account-links/read',
  access: 'public',
  body: { kind: 'json', schema: object({ token }) },
  success: jsonResponse(
    200,
    json.object({
      kind: json.choice(LINK_KINDS),
      name: json.text(),
      email: json.text(),
      expiresAt: json.timestamp(),
    }),
  ),
})

/** Chooses a password, which uses the link up and ends all sessions of the user. */
export const choosePasswordByLink = defineCall({
  method: 'POST',
  path: '/account-links/use',
  access: 'public',
  body: { kind: 'json', schema: choosePassword.schema.shape({ token }) },
  success: jsonResponse(200, json.object({ email: json.text(), message: json.text() })),
})

/** Sends a mail to the caller, as a test. */
export const sendTestMail = defineCall({
  method: 'POST',
  path: '/test-mail',
  access: administrator,
  success: jsonResponse(200, json.object({ message: json.text() })),
})
