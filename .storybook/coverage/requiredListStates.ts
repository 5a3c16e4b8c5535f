import type { State } from './requiredStates'

/** The states of a list's saved views. */
export const VIEWS: readonly State[] = [
  ['None', 'NoViews'],
  ['Some', 'SomeViews'],
  ['Opened', 'Opened'],
  ['Many', 'ManyViews'],
  ['On a phone', 'OnAPhone'],
  ['Right to left', 'RightToLeft'],
  ['Counts, loading', 'CountsLoading'],
  ['Counts, failed', 'CountsFailed'],
  ['Loading', 'ViewsLoading'],
  ['Failed', 'ViewsFailed'],
]

export const VIEW_CHANGES: readonly State[] = [
  ['Changed', 'Changed'],
  ['Changed, dark', 'Dark'],
  ['Columns changed', 'ColumnsChanged'],
  ['Changed, as staff', 'ChangedAsStaff'],
  ['Start view', 'StartView'],
]

export const VIEW_NOTICES: readonly State[] = [
  ['Deleted or not shared', 'DeletedView'],
  ['Start view, gone', 'StartViewGone'],
  ['Field missing', 'MissingField'],
]

export const SAVE_VIEW: readonly State[] = [
  ['New', 'Empty'],
  ['As staff', 'EmptyAsStaff'],
  ['Own columns', 'OwnColumns'],
  ['No name', 'NameMissing'],
  ['Name taken', 'NameTaken'],
  ['Too many', 'TooMany'],
  ['Failed', 'SaveFailed'],
  ['Saved', 'Saved'],
  ['Saved for everybody', 'SavedForEverybody'],
]

export const CHANGE_VIEW: readonly State[] = [
  ['Edit', 'Edit'],
  ['Edit, conflict', 'EditConflict'],
  ['Edit, deleted meanwhile', 'EditGone'],
  ['Changes, conflict', 'Conflict'],
  ['Changes, conflict of records', 'ConflictOfReferences'],
  ['Deletion, asked', 'DeleteAsked'],
  ['Deleted', 'Deleted'],
  ['Deletion, conflict', 'DeleteConflict'],
]

/** The states of an export. */
export const EXPORT: readonly State[] = [
  ['Menu', 'MenuOpen'],
  ['Menu of staff', 'MenuOfStaff'],
  ['Asked', 'Asked'],
  ['All columns, asked', 'AllColumnsAsked'],
  ['0 of n done', 'Running'],
  ['Cancelled', 'Cancelled'],
  ['Done', 'Done'],
  ['Of the selection', 'OfTheSelection'],
  ['Failed', 'Failed'],
]

/** The states of an import. */
export const IMPORT: readonly State[] = [
  ['Nothing chosen', 'Empty'],
  ['Nothing pasted', 'NothingPasted'],
  ['Checking', 'Checking'],
  ['Another table', 'NothingMatched'],
  ['Pasted', 'Pasted'],
  ['Preview', 'Preview'],
  ['3 of 20 rows refused', 'RefusedInPart'],
  ['No number', 'NoNumber'],
  ['Changed since the export', 'Stale'],
  ['Refused rows downloaded', 'RefusedDownloaded'],
  ['Storing', 'Storing'],
  ['Done', 'Done'],
  ['Done in part', 'DoneInPart'],
]

/** The headings of imported files. */
export const IMPORT_HEADINGS: readonly State[] = [
  ['Words of the product', 'OwnWordsMatched'],
  ['Matched by hand', 'Matched'],
  ['Matched before', 'Remembered'],
  ['On a phone', 'PreviewOnAPhone'],
]

/** The rows of workbooks. */
export const IMPORT_WORKBOOK: readonly State[] = [
  ['Preview', 'Preview'],
  ['Too large when unpacked', 'UnpacksTooMuch'],
  ['Not readable', 'NotReadable'],
]

/** The outcomes of an import that was cancelled. */
export const IMPORT_CANCELLED: readonly State[] = [
  ['Cancelling', 'Cancelling'],
  ['Cancelled', 'Cancelled'],
  ['Too late', 'CancelledTooLate'],
  ['Unknown', 'CancelledUnknown'],
]

/** The files and imports that are refused. */
export const IMPORT_REFUSED: readonly State[] = [
  ['Empty file', 'EmptyFile'],
  ['Workbook', 'Workbook'],
  ['Latin-1', 'Latin1'],
  ['UTF-16 without a mark', 'Utf16WithoutMark'],
  ['Quotes that never end', 'OpenQuote'],
  ['Only headings', 'OnlyHeadings'],
  ['Too many rows', 'TooManyRows'],
  ['Too large', 'TooLarge'],
  ['Failed', 'Failed'],
  ['Nothing stored', 'NothingStored'],
]

/** The states of the order of a list. */
export const ORDER: readonly State[] = [
  ['Handles', 'Handles'],
  ['Picked up', 'PickedUp'],
  ['Moved by keyboard', 'MovedByKeyboard'],
  ['Dropped', 'Dropped'],
  ['Put back', 'PutBack'],
  ['Undone', 'Undone'],
  ['Dragged', 'Dragged'],
  ['Refused', 'Refused'],
  ['Sorted otherwise', 'SortedOtherwise'],
  ['Without a column', 'WithoutAColumn'],
  ['On a phone', 'Cards'],
  ['Right to left', 'RightToLeft'],
]

/** The states of the dialog that asks for a position. */
export const ORDER_POSITION: readonly State[] = [
  ['Asked', 'PositionAsked'],
  ['Wrong', 'PositionWrong'],
  ['On another page', 'ToAnotherPage'],
]

/** The states of a copy of a record. */
export const DUPLICATE: readonly State[] = [
  ['Duplicate', 'Duplicate'],
  ['Duplicate, loading', 'DuplicateLoading'],
  ['Duplicate, not found', 'DuplicateNotFound'],
  ['Duplicate, failed', 'DuplicateFailed'],
]

/** The states of the dialog with a service's parts. */
export const SERVICE_DATA: readonly State[] = [
  ['Filled', 'Filled'],
  ['Loading', 'Loading'],
  ['Nothing yet', 'NothingYet'],
  ['Failed', 'Failed'],
  ['More than a page', 'MoreThanAPage'],
  ['Service gone', 'ServiceGone'],
  ['Moved by keyboard', 'MovedByKeyboard'],
]
