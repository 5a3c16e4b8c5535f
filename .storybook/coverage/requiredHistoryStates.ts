import type { State } from './requiredStates'

/** The states of a record's history. */
export const HISTORY: readonly State[] = [
  ['Only one version', 'OnlyVersion'],
  ['Few versions', 'FewVersions'],
  ['200 versions', 'ManyVersions'],
  ['More versions', 'MoreShown'],
  ['Opened by a link', 'LinkedVersion'],
  ['By keyboard', 'ByKeyboard'],
  ['As staff', 'AsStaff'],
  ['Beside the form', 'BesideTheForm'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
  ['Right to left', 'RightToLeft'],
]

export const HISTORY_NOT_LOADED: readonly State[] = [
  ['Loading', 'Loading'],
  ['Failed', 'Failed'],
  ['Tried again', 'FailedAndRetried'],
  ['Offline', 'Offline'],
  ['Record gone', 'RecordGone'],
  ['No such version', 'NoSuchVersion'],
]

/** The states of the comparison of two versions. */
export const COMPARED: readonly State[] = [
  ['Words marked', 'WordsMarked'],
  ['Picture changed', 'PictureChanged'],
  ['Reference changed', 'ReferenceChanged'],
  ['With the current one', 'WithCurrent'],
  ['Any two', 'AnyTwo'],
  ['All fields', 'AllFields'],
  ['No differences', 'NoDifferences'],
  ['First version', 'FirstVersion'],
  ['Loading', 'VersionLoading'],
  ['Failed', 'VersionFailed'],
  ['Forced colours', 'ForcedColours'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
  ['Right to left', 'RightToLeft'],
]

/** The states of restoring a version. */
export const RESTORE: readonly State[] = [
  ['Restored', 'Restored'],
  ['Over unsaved changes', 'TypedBefore'],
  ['Refused', 'Refused'],
  ['Refused, with unsaved changes', 'RefusedWhileTyping'],
  ['Changed meanwhile', 'ChangedMeanwhile'],
  ['Newest loaded', 'NewestLoaded'],
  ['Failed', 'Failed'],
  ['Unknown', 'Unknown'],
  ['Refused, on a phone', 'RefusedOnAPhone'],
]

/** The undo of a restored version. */
export const UNDO_RESTORE: readonly State[] = [
  ['Undone', 'Undone'],
  ['Not undone', 'NotUndone'],
  ['Not undone, compared', 'NotUndoneAndCompared'],
]

/** The undo of a save, after somebody else has saved the record. */
export const LATE_UNDO: readonly State[] = [
  ['Not undone', 'NotUndone'],
  ['Not undone, on a phone', 'NotUndoneOnAPhone'],
  ['Compared', 'Compared'],
  ['Compared, on a phone', 'ComparedOnAPhone'],
  ['Compared, dark', 'ComparedInDark'],
  ['Left in the form', 'LeftInTheForm'],
  ['Over unsaved changes', 'UnsavedChangesMeanwhile'],
  ['New record', 'CreationNotUndone'],
]
