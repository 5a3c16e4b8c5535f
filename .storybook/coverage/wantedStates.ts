import type { Network } from '../../packages/admin/src/testing/stories/toolbarSettings'

/** A state in words, the export of its story, and the network of the toolbar where that makes it. */
export type State = readonly [what: string, exportName: string, network?: Network]

/** The list of an area. */
export const LIST: readonly State[] = [
  ['List', 'List'],
  ['List in the UK', 'ListInTheUK'],
  ['List as staff', 'ListAsStaff'],
  ['List, nothing yet', 'ListNothingYet'],
  ['List, nothing found', 'ListNothingFound'],
  ['List, loading', 'ListLoading'],
  ['List, slow', 'List', 'slow'],
  ['List, failing', 'ListFailed'],
  ['List, offline', 'List', 'offline'],
]

/** The screens of one record. */
export const RECORD: readonly State[] = [
  ['Add', 'Create'],
  ['Edit', 'Edit'],
  ['Edit, not found', 'EditNotFound'],
  ['Edit, loading', 'EditLoading'],
  ['Edit, slow', 'Edit', 'slow'],
  ['Edit, failing', 'EditFailed'],
  ['Edit, offline', 'Edit', 'offline'],
]

/** What every form has. */
export const FORM: readonly State[] = [
  ['Form, new', 'New'],
  ['Form, filled', 'Filled'],
  ['Saving', 'Saving'],
  ['Saving, refused', 'SaveRefused'],
]

/** How else a save may end in the form of an entity. */
export const SAVING: readonly State[] = [
  ['Saving, failed', 'SaveFailed'],
  ['Saving, offline', 'SaveOffline'],
  ['Saving, somebody else was first', 'Conflict'],
]

export const HOME: readonly State[] = [
  ['As administrator', 'AsAdministrator'],
  ['As staff', 'AsStaff'],
  ['In the UK', 'InTheUK'],
  ['With the printed password', 'PrintedPassword'],
  ['Nothing yet', 'NothingYet'],
  ['Loading', 'Loading'],
  ['Slow', 'AsAdministrator', 'slow'],
  ['Failing', 'Failed'],
  ['Offline', 'AsAdministrator', 'offline'],
]

export const LOGGING_IN: readonly State[] = [
  ['New', 'New'],
  ['Nothing typed', 'NothingTyped'],
  ['Logging in', 'LoggingIn'],
  ['Refused', 'Refused'],
  ['Failed', 'RefusedWithoutMessage'],
  ['Offline', 'Offline'],
]

export const CHANGING_A_PASSWORD: readonly State[] = [
  ['As administrator', 'AsAdministrator'],
  ['As staff', 'AsStaff'],
  ['Refused', 'OldPasswordWrong'],
  ['Failed', 'SaveFailed'],
  ['Offline', 'SaveOffline'],
]

export const CHOOSING_A_PASSWORD: readonly State[] = [
  ['As administrator', 'AsAdministrator'],
  ['As staff', 'AsStaff'],
  ['Behind another address', 'BehindEveryAddress'],
  ['After the login', 'AfterTheLogin'],
  ['Told by the server', 'ToldByTheServer'],
  ['Chosen', 'Chosen'],
  ['Refused', 'OldPasswordWrong'],
  ['Failed', 'SaveFailed'],
]

export const GETTING_IN: readonly State[] = [
  ['Logged in', 'LoggedInTwice'],
  ['Sessions ended', 'SessionsEnded'],
  ['One-time password, asked', 'OneTimePasswordAsked'],
  ['One-time password, shown once', 'OneTimePasswordShown'],
  ['One-time password, copied', 'OneTimePasswordCopied'],
  ['One-time password, not copied', 'OneTimePasswordNotCopied'],
  ['One-time password, closed', 'OneTimePasswordClosed'],
  ['One-time password, failed', 'OneTimePasswordFailed'],
  ['Confirmation, asked', 'ConfirmationAsked'],
  ['Confirmation, wrong', 'ConfirmationWrong'],
  ['Confirmation, cancelled', 'ConfirmationCancelled'],
]
