/** The kinds of acts in the audit, each with its name and what a person did or tried: 'changed the career', 'change the career'. */
const TEXTS = {
  read: ['Read', 'read {record}', 'read {record}'],
  create: ['Added', 'added {record}', 'add {record}'],
  change: ['Changed', 'changed {record}', 'change {record}'],
  restore: ['Restored', 'restored {record}', 'restore {record}'],
  undo: ['Undone', 'undid a change of {record}', 'undo a change of {record}'],
  'restore-from-trash': [
    'Restored from the trash',
    'restored {record} from the trash',
    'restore {record} from the trash',
  ],
  publish: ['Published', 'published {record}', 'publish {record}'],
  unpublish: ['Unpublished', 'unpublished {record}', 'unpublish {record}'],
  'ask-to-publish': ['Asked to publish', 'asked to publish {record}', 'ask to publish {record}'],
  'withdraw-review': [
    'Request withdrawn',
    'withdrew the request to publish {record}',
    'withdraw the request to publish {record}',
  ],
  'send-back': ['Sent back', 'sent {record} back', 'send {record} back'],
  'cancel-scheduled': [
    'Schedule cancelled',
    'cancelled what was scheduled of {record}',
    'cancel what was scheduled of {record}',
  ],
  'change-end': [
    'End changed',
    'changed when the site stops showing {record}',
    'change when the site stops showing {record}',
  ],
  'went-live': ['Went live', 'scheduled {record}, which has gone live', 'schedule {record}'],
  ended: [
    'Ended',
    'published {record}, which has ended as planned',
    'publish {record} up to its end',
  ],
  'run-again': ['Run again', 'ran {record} again', 'run {record} again'],
  'change-address': [
    'Address changed',
    'changed the address of {record}',
    'change the address of {record}',
  ],
  'release-address': [
    'Address released',
    'released an earlier address of {record}',
    'release an earlier address of {record}',
  ],
  'share-preview': [
    'Preview shared',
    'made a preview link for {record}',
    'make a preview link for {record}',
  ],
  'revoke-preview': [
    'Preview revoked',
    'revoked a preview link for {record}',
    'revoke a preview link for {record}',
  ],
  'answer-preview': [
    'Preview answered',
    'answered a preview of {record}',
    'answer a preview of {record}',
  ],
  move: ['Moved', 'moved {record}', 'move {record}'],
  delete: ['Deleted', 'deleted {record}', 'delete {record}'],
  'delete-forever': ['Deleted for ever', 'deleted {record} for ever', 'delete {record} for ever'],
  export: ['Exported', 'exported {area}', 'export {area}'],
  import: ['Imported', 'imported {area}', 'import {area}'],
  upload: ['Picture stored', 'stored a picture', 'store a picture'],
  login: ['Logged in', 'logged in', 'log in'],
  logout: ['Logged out', 'logged out', 'log out'],
  'change-password': ['Password changed', 'changed their password', 'change their password'],
  'confirm-password': ['Password confirmed', 'confirmed their password', 'confirm their password'],
  'set-password': [
    'One-time password',
    'set a one-time password for {record}',
    'set a one-time password for {record}',
  ],
  invite: ['Invited', 'invited {record}', 'invite {record}'],
  'withdraw-invitation': ['Uninvited', 'uninvited {record}', 'uninvite {record}'],
  'give-password-link': [
    'Password link',
    'gave {record} a password link',
    'give {record} a password link',
  ],
  'forgot-password': ['Password forgotten', 'asked for a password link', 'ask for a password link'],
  'test-mail': ['Test mail', 'sent a test mail', 'send a test mail'],
  'end-session': ['Session ended', 'ended sessions of {record}', 'end sessions of {record}'],
  note: ['Note', 'added a note to {record}', 'add a note to {record}'],
  refused: ['Many refused', 'did several things', 'do several things'],
} as const

/** A kind of act in the audit. */
export type Action = keyof typeof TEXTS

/** The kinds of acts in the audit. */
// The keys of an object literal are its own names.
export const ACTIONS = Object.keys(TEXTS) as Action[]

/** The names of the kinds, for filters, with the words by which a search finds them. */
export const ACTION_OPTIONS = ACTIONS.map((value) => {
  const [label, ...said] = TEXTS[value]
  return { value, label, words: said.map(withoutPlaces) }
})

/** What a person did, by kind. `{record}` and `{area}` stand for what it was about. */
export const DONE: Readonly<Record<string, string>> = byAction(1)

/** What a person tried to do, by kind. */
export const TRIED: Readonly<Record<string, string>> = byAction(2)

/** The kinds whose sentence names the fields that changed. */
export const CHANGES: readonly string[] = ['change', 'restore', 'undo'] satisfies Action[]

/** 'restored {record} from the trash' without what it was about. */
function withoutPlaces(text: string): string {
  return text.replace(/ ?\{(?:record|area)\}/, '')
}

function byAction(index: 1 | 2): Record<string, string> {
  return Object.fromEntries(ACTIONS.map((action) => [action, TEXTS[action][index]]))
}
