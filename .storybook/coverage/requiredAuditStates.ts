import type { State } from './requiredStates'

/** More states of the audit. */
export const AUDIT: readonly State[] = [
  ['Filtered', 'Filtered'],
  ['Everything done to a record', 'OfOneRecord'],
  ['Everything a person did', 'OfOnePerson'],
  ['Between two times', 'BetweenTimes'],
  ['Found by act and area', 'FoundByActAndArea'],
  ['People of the filter', 'People'],
  ['Export', 'Export'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
  ['Right to left', 'RightToLeft'],
]

/** The states of the undo of many records from one of their acts. */
export const ACT_UNDO: readonly State[] = [
  ['Can be undone', 'CanBeUndone'],
  ['Undone', 'Undone'],
  ['Too late', 'TooLate'],
  ['On a phone', 'OnAPhone'],
]

/** The states of the details of an act. */
export const ACT_DETAILS: readonly State[] = [
  ['Texts changed', 'TextsChanged'],
  ['References changed', 'ReferencesChanged'],
  ['Added', 'Added'],
  ['Deleted', 'Deleted'],
  ['Refused', 'Refused'],
  ['Without changes', 'WithoutChanges'],
  ['Loading', 'Loading'],
  ['Failed', 'Failed'],
  ['Not found', 'NotFound'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
  ['Right to left', 'RightToLeft'],
]

/** The states of the details of an act on a deleted record. */
export const ACTS_ON_DELETED: readonly State[] = [
  ['In the trash', 'InTrash'],
  ['Gone', 'Gone'],
  ['Restored', 'Restored'],
  ['Restore refused', 'RestoreRefused'],
  ['The trash not loaded', 'TrashNotLoaded'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
]
