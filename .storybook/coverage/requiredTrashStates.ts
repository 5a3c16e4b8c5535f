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
