import type { State } from './requiredStates'

/** The states of an area's trash. */
export const TRASH: readonly State[] = [
  ['Empty', 'Empty'],
  ['Some', 'Some'],
  ['Many', 'Many'],
  ['Restored', 'Restored'],
  ['Refused', 'RestoreRefused'],
  ['Deletion for ever, asked', 'DeleteForeverAsked'],
  ['Deleted for ever', 'DeletedForever'],
  ['Nothing found', 'NothingFound'],
  ['Personal records', 'Personal'],
  ['As staff', 'AsStaff'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
  ['Right to left', 'RightToLeft'],
]

/** The states of the trash of all areas. */
export const WHOLE_TRASH: readonly State[] = [
  ['Empty', 'Empty'],
  ['Some', 'Some'],
  ['Many pages', 'ManyPages'],
  ['Restored', 'Restored'],
  ['Deletion for ever, asked', 'DeleteForeverAsked'],
  ['Deleted for ever', 'DeletedForever'],
  ['In the UK', 'InTheUK'],
  ['As staff', 'AsStaff'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
  ['Right to left', 'RightToLeft'],
]

/** The states of a search and of the filters of the trash of all areas. */
export const WHOLE_TRASH_NARROWED: readonly State[] = [
  ['Filtered by area', 'FilteredByArea'],
  ['Nothing in the area', 'NothingInTheArea'],
  ['Nothing found', 'NothingFound'],
  ['One record', 'OneRecord'],
  ['One record, gone', 'OneRecordGone'],
]

/** The states of the link to the trash. */
export const TRASH_LINK: readonly State[] = [
  ['Nine', 'Nine'],
  ['None', 'None'],
  ['Very many', 'VeryMany'],
  ['Of staff', 'OfStaff'],
  ['Number not loaded', 'NotLoaded'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
]

/** The states of a trash's selection, and of the actions on it. */
export const TRASH_SELECTION: readonly State[] = [
  ['Some selected', 'SomeSelected'],
  ['Range', 'Range'],
  ['Range by keyboard', 'RangeByKeyboard'],
  ['All that match', 'AllMatching'],
  ['Dropped with the search', 'DroppedWithTheSearch'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
  ['Right to left', 'RightToLeft'],
]

/** The states of an action on many deleted records. */
export const TRASH_BULK: readonly State[] = [
  ['Restored', 'Restored'],
  ['Restored, undone', 'Undone'],
  ['Half refused', 'HalfRefused'],
  ['0 of n done', 'Running'],
  ['Cancelled in part', 'CancelledInPart'],
  ['Failed', 'Failed'],
  ['Deletion for ever, asked', 'DeleteForeverAsked'],
  ['Deletion for ever of one, asked', 'DeleteOneForeverAsked'],
  ['Personal records, asked', 'DeletePersonalForeverAsked'],
  ['Deleted for ever', 'DeletedForever'],
]

/** How long the trash keeps what is deleted. */
export const TRASH_DAYS: readonly State[] = [
  ['Not known yet', 'NotKnown'],
  ['Another number of days', 'AnotherNumberOfDays'],
  ['Kept for ever', 'KeptForEver'],
]

export const TRASH_NOT_LOADED: readonly State[] = [
  ['Loading', 'Loading'],
  ['Failed', 'Failed'],
  ['Tried again', 'FailedAndRetried'],
  ['Offline', 'Offline'],
]

export const UNDO_DELETION: readonly State[] = [
  ['Offered', 'Offered'],
  ['Offered, on a phone', 'OfferedOnAPhone'],
  ['Undone', 'Undone'],
  ['Too late', 'TooLate'],
]
