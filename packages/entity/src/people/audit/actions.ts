/** The kinds of acts in the audit, each with its name. What people read of an act is in `actionTexts`, which lists do not load. */
const NAMES = {
  read: 'Read',
  create: 'Added',
  change: 'Changed',
  restore: 'Restored',
  undo: 'Undone',
  'restore-from-trash': 'Restored from the trash',
  publish: 'Published',
  unpublish: 'Unpublished',
  'ask-to-publish': 'Asked to publish',
  'withdraw-review': 'Request withdrawn',
  'send-back': 'Sent back',
  'cancel-scheduled': 'Schedule cancelled',
  'change-end': 'End changed',
  'went-live': 'Went live',
  ended: 'Ended',
  'run-again': 'Run again',
  'change-address': 'Address changed',
  'release-address': 'Address released',
  'share-preview': 'Preview shared',
  'revoke-preview': 'Preview revoked',
  'answer-preview': 'Preview answered',
  move: 'Moved',
  delete: 'Deleted',
  'delete-forever': 'Deleted for ever',
  export: 'Exported',
  import: 'Imported',
  upload: 'Picture stored',
  login: 'Logged in',
  logout: 'Logged out',
  'change-password': 'Password changed',
  'confirm-password': 'Password confirmed',
  'set-password': 'One-time password',
  invite: 'Invited',
  'withdraw-invitation': 'Uninvited',
  'give-password-link': 'Password link',
  'forgot-password': 'Password forgotten',
  'second-factor': 'Second factor',
  'test-mail': 'Test mail',
  'end-session': 'Session ended',
  note: 'Note',
  refused: 'Many refused',
} as const

/** A kind of act in the audit. */
export type Action = keyof typeof NAMES

/** The kinds of acts in the audit. */
// The keys of an object literal are its own names.
export const ACTIONS = Object.keys(NAMES) as Action[]

/** The names of the kinds, for filters. `wordsOf` are the words by which a search finds a kind besides. */
export function actionOptions(wordsOf: (action: Action) => readonly string[] = () => []) {
  return ACTIONS.map((value) => ({ value, label: NAMES[value], words: wordsOf(value) }))
}

/** The kinds whose sentence names the fields that changed. */
export const CHANGES: readonly string[] = ['change', 'restore', 'undo'] satisfies Action[]
