import type { State } from './requiredStates'

/** The states of a list's selection. */
export const SELECTION: readonly State[] = [
  ['Some selected', 'SomeSelected'],
  ['All on the page', 'AllOnThePage'],
  ['All that match', 'AllMatching'],
  ['Range', 'Range'],
  ['Range by keyboard', 'RangeByKeyboard'],
  ['Dropped with the search', 'DroppedWithTheSearch'],
  ['On a phone', 'Cards'],
  ['Without room for all actions', 'FoldedActions'],
  ['Dark', 'Dark'],
]

/** The states of find and replace. */
export const REPLACE: readonly State[] = [
  ['Ready', 'Ready'],
  ['Of one text', 'OneText'],
  ['Nothing typed', 'NothingTyped'],
  ['Looking', 'Looking'],
  ['Preview with marks', 'Previewed'],
  ['With the case', 'CaseMatched'],
  ['Not found', 'NotFound'],
  ['Refused, before', 'SomeRefused'],
  ['No preview', 'NoPreview'],
  ['Nothing moves', 'NothingMoves'],
  ['On a phone', 'Phone'],
]

/** The states of a replacement that has begun. */
export const REPLACE_OUTCOME: readonly State[] = [
  ['0 of n done', 'Running'],
  ['Done', 'Done'],
  ['Refused in part', 'RefusedInPart'],
  ['Undone', 'Undone'],
]

/** The states of an action on many records. */
export const BULK: readonly State[] = [
  ['Deletion, asked', 'DeleteAsked'],
  ['Choice, asked', 'ChoiceAsked'],
  ['Tag, added', 'TagAdded'],
  ['0 of n done', 'Running'],
  ['Cancelling', 'Cancelled'],
  ['Cancelled in part', 'CancelledInPart'],
  ['Done', 'Done'],
  ['Refused in part', 'RefusedInPart'],
  ['Failed', 'Failed'],
  ['Undone', 'Undone'],
  ['Undone in part', 'UndoneInPart'],
]

/** The states of the undo of an action whose response was lost. */
export const BULK_UNDO: readonly State[] = [
  ['Found again', 'FoundAgain'],
  ['Undone', 'UndoneLater'],
  ['Closed', 'Closed'],
  ['On a phone', 'OnAPhone'],
  ['Dark', 'Dark'],
]
