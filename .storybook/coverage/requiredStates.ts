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

/** The states of the work on a query. */
export const QUERY_WORK: readonly State[] = [
  ['New', 'NewBecomesRead'],
  ['New, not marked', 'NewAndNotMarked'],
  ['Read', 'Read'],
  ['Answered', 'Answered'],
  ['Spam', 'Spam'],
  ['Taken by me', 'TakenByMe'],
  ['Taken by somebody else', 'TakenBySomebodyElse'],
  ['Taken by somebody who left', 'TakenBySomebodyWhoLeft'],
  ['Taken meanwhile', 'TakenMeanwhile'],
  ['Change, refused', 'ChangeRefused'],
  ['Reply, offers to mark', 'ReplyOffersAnswered'],
]

/** The states of the notes about a query. */
export const QUERY_NOTES: readonly State[] = [
  ['No notes', 'NoNotes'],
  ['Notes', 'WithNotes'],
  ['Notes, as many as possible', 'ManyNotes'],
  ['Note, empty', 'NoteEmpty'],
  ['Note, too long', 'NoteTooLong'],
  ['Note, refused', 'NoteRefused'],
]

/** What waits, on the home screen. */
export const WAITING: readonly State[] = [
  ['Much', 'MuchWaiting'],
  ['Nothing', 'NothingWaiting'],
]

/** The states of the badge in the navigation. */
export const QUERY_BADGE: readonly State[] = [
  ['None new', 'NoneNew'],
  ['Some new', 'SevenNew'],
  ['Very many new', 'ManyNew'],
  ['On a phone', 'OnAPhone'],
  ['Very many new, on a phone', 'ManyNewOnAPhone'],
]

/** The states of the palette. */
export const PALETTE: readonly State[] = [
  ['Recent', 'WithRecents'],
  ['Nothing recent', 'WithoutRecents'],
  ['Record visited', 'RecordVisited'],
  ['Moved by keyboard', 'MovedByKeyboard'],
  ['As staff', 'AsStaff'],
  ['In the UK', 'InTheUK'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
]

/** What the palette finds. */
export const PALETTE_FINDS: readonly State[] = [
  ['Record', 'RecordFound'],
  ['Saved view', 'ViewFound'],
  ['Long titles', 'LongTitles'],
  ['Nothing', 'NothingFound'],
  ['Failed', 'Failed'],
  ['Tried again', 'Retried'],
  ['Offline', 'Offline'],
  ['Loading', 'Loading'],
]

/** The undo of a save. */
export const UNDO_SAVE: readonly State[] = [
  ['Offered', 'Offered'],
  ['Offered, on a phone', 'OfferedOnAPhone'],
  ['Undone', 'Undone'],
  ['New record', 'CreationUndone'],
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
  ['One-time password, confirmed', 'OneTimePasswordConfirmed'],
  ['One-time password, shown once', 'OneTimePasswordShown'],
  ['One-time password, copied', 'OneTimePasswordCopied'],
  ['One-time password, not copied', 'OneTimePasswordNotCopied'],
  ['One-time password, closed', 'OneTimePasswordClosed'],
  ['One-time password, failed', 'OneTimePasswordFailed'],
  ['Confirmation, asked', 'ConfirmationAsked'],
  ['Confirmation, wrong', 'ConfirmationWrong'],
  ['Confirmation, cancelled', 'ConfirmationCancelled'],
]

/** The login over a form. */
export const LOGIN_AGAIN: readonly State[] = [
  ['Asked', 'Asked'],
  ['Right password', 'RightPassword'],
  ['Wrong password', 'WrongPassword'],
  ['Another user', 'AnotherUser'],
  ['Closed', 'Closed'],
  ['On a phone', 'AskedOnAPhone'],
  ['Dark', 'AskedInDark'],
]
