import type { Network } from '../../packages/admin/src/testing/stories/toolbarSettings'

/** The label of a state, the export of its story and, if the state needs it, the network of the toolbar. */
export type State = readonly [label: string, exportName: string, network?: Network]

/** The states of an area's list. */
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

/** The states of the screens of one record. */
export const RECORD: readonly State[] = [
  ['Add', 'Create'],
  ['Edit', 'Edit'],
  ['Edit, not found', 'EditNotFound'],
  ['Edit, loading', 'EditLoading'],
  ['Edit, slow', 'Edit', 'slow'],
  ['Edit, failing', 'EditFailed'],
  ['Edit, offline', 'Edit', 'offline'],
]

/** The states of every form. */
export const FORM: readonly State[] = [
  ['Form, new', 'New'],
  ['Form, filled', 'Filled'],
  ['Saving', 'Saving'],
  ['Saving, refused', 'SaveRefused'],
]

/** More outcomes of a save in the form of an entity. */
export const SAVE_ENTITY: readonly State[] = [
  ['Saving, failed', 'SaveFailed'],
  ['Saving, offline', 'SaveOffline'],
  ['Saving, conflict', 'Conflict'],
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

export const LOGIN: readonly State[] = [
  ['New', 'New'],
  ['Nothing typed', 'NothingTyped'],
  ['Logging in', 'LoggingIn'],
  ['Refused', 'Refused'],
  ['Failed', 'RefusedWithoutMessage'],
  ['Offline', 'Offline'],
]

export const CHANGE_PASSWORD: readonly State[] = [
  ['As administrator', 'AsAdministrator'],
  ['As staff', 'AsStaff'],
  ['Refused', 'OldPasswordWrong'],
  ['Failed', 'SaveFailed'],
  ['Offline', 'SaveOffline'],
]

export const CHOOSE_PASSWORD: readonly State[] = [
  ['As administrator', 'AsAdministrator'],
  ['As staff', 'AsStaff'],
  ['At another path', 'AtAnotherPath'],
  ['After login', 'AfterLogin'],
  ['Required by the server', 'RequiredByTheServer'],
  ['Chosen', 'Chosen'],
  ['Refused', 'OldPasswordWrong'],
  ['Failed', 'SaveFailed'],
]

export const USER_ACCESS: readonly State[] = [
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

/** The states of a list's selection. */
export const SELECTION: readonly State[] = [
  ['Some selected', 'SomeSelected'],
  ['All on the page', 'AllOnThePage'],
  ['All that match', 'AllMatching'],
  ['Range', 'Range'],
  ['Range by keyboard', 'RangeByKeyboard'],
  ['Dropped with the search', 'DroppedWithTheSearch'],
  ['On a phone', 'Cards'],
]

/** The states of an action on many records. */
export const BULK: readonly State[] = [
  ['Deletion, asked', 'DeleteAsked'],
  ['Choice, asked', 'ChoiceAsked'],
  ['Tag, added', 'TagAdded'],
  ['0 of n done', 'Running'],
  ['Cancelled', 'Cancelled'],
  ['Done', 'Done'],
  ['Refused in part', 'RefusedInPart'],
  ['Failed', 'Failed'],
  ['Undone', 'Undone'],
  ['Undone in part', 'UndoneInPart'],
]
