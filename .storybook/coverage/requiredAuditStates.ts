import type { State } from './requiredStates'

/** More states of the audit. */
export const AUDIT: readonly State[] = [
  ['Filtered', 'Filtered'],
  ['All acts on a record', 'OfOneRecord'],
  ['All acts of a person', 'OfOnePerson'],
  ['Between two times', 'BetweenTimes'],
  ['People of the filter', 'People'],
  ['Export', 'Export'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
  ['Right to left', 'RightToLeft'],
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
