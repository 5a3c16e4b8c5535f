export { type RecordAddress, type SlugUse } from './addresses/addressCalls'
export {
  acceptAddress,
  addressTaken,
  goneFromSite,
  lastSlug,
  MAX_NUMBERED,
  numbered,
  refuseSlug,
  requireEarlierSlug,
} from './addresses/addressRules'
export { MAX_REDIRECTS, readRedirects, type Redirects } from './addresses/readRedirects'
export { allAreaCalls, type AllAreaCalls } from './allAreaCalls'
export { areaCalls, type AreaCalls } from './areaCalls'
export { acceptBulk, type AcceptedBulk, type BulkEdition } from './bulk/acceptBulk'
export {
  BULK_BLOCK,
  bulkActions,
  bulkChoices,
  bulkLists,
  bulkReplaceable,
  isLiveAction,
  isTrashAction,
  MAX_BULK_RECORDS,
  type BulkAction,
  type Done,
  type LiveAction,
  type TrashAction,
  undoAccess,
} from './bulk/bulkActions'
export {
  bulkRefusal,
  bulkResult,
  concernsOneRecord,
  isOlder,
  refuseDeletedEdition,
  refuseEdition,
  takeTargets,
  type NamedRecord,
} from './bulk/bulkOutcome'
export {
  bulkRight,
  doneIn,
  isLiveStep,
  outcomeOf,
  stepBack,
  stepOf,
  type BulkOutcome,
  type BulkStep,
  type Former,
  type LiveStep,
  type RecordBefore,
  type Undone,
} from './bulk/bulkSteps'
export { type BulkBody, type BulkRefusal, type BulkResult } from './bulk/bulkCall'
export { openUndos, UNDO_MINUTES, type OpenUndo, type UndoBlock } from './bulk/undosCall'
export { appliedChanges, bulkChanges, type BulkChange } from './bulk/bulkChanges'
export { MAX_FIND, MAX_REPLACE, refuseFind, refuseReplace } from './bulk/replace/acceptReplacement'
export { type Replacement } from './bulk/replace/replacement'
export {
  joinPreviews,
  previewReplacement,
  type Excerpt,
  type LookedThrough,
  type ReplacePreview,
  type ReplaceSample,
} from './bulk/replace/replacePreview'
export { CellError, writeCell, type TitleOf } from './csv/cells'
export { exportColumns, importColumns, type CsvColumn } from './csv/csvColumns'
export { MAX_EXPORT_IDS, MAX_EXPORT_RECORDS } from './csv/exportCall'
export {
  acceptImport,
  canCreateByImport,
  nothingMatched,
  type AcceptedImport,
} from './csv/import/acceptImport'
export {
  CSV_LIMITS,
  importCall,
  type ImportReport,
  type ImportResult,
  type RefusedRow,
} from './csv/import/importCall'
export { neutralizeFormula, restoreFormula } from './csv/formulas'
export { ImportTally, type RowOutcome } from './csv/import/importReport'
export { type CsvRow } from './csv/import/parseCsv'
export { type References } from './csv/import/readReference'
export { atCells, idIn, readRow, repeatedIds, type Known, type ReadRow } from './csv/import/readRow'
export {
  notePlan,
  planRow,
  rowErrors,
  UniqueValues,
  type Read,
  type RowPlan,
} from './csv/import/planRow'
export { BYTE_ORDER_MARK, writeCsv } from './csv/writeCsv'
export { type Reason, type Revision, type WholeRevision } from './history/historyCalls'
export {
  acceptRestore,
  changedFields,
  noSuchVersion,
  restoredChanges,
  revisionValues,
  versionIn,
} from './history/revisions'
export {
  acceptCancel,
  acceptEnd,
  acceptPublish,
  acceptUnpublish,
  presentTime,
  presentTimes,
  requireEnding,
  requirePublishable,
  requireScheduled,
} from './live/acceptPublish'
export { incomplete, requireComplete } from './live/complete'
export { MAX_ENDED, type LiveHistory, type LiveState, type PublishBody } from './live/liveCalls'
export { planProblems, type PlanProblem } from './live/planProblems'
export { cancelled, endingAt, endOf, lastInRow } from './live/scheduledTimes'
export { meaningOf, wallTimeOf, type WallTimeMeaning } from './live/wallTimes'
export {
  endUndone,
  followed,
  keptAsShown,
  bringsLive,
  liveAt,
  liveMoment,
  publicationUndone,
  published,
  scheduledAfter,
  statusOf,
  undone,
  unpublished,
  type LiveTime,
  type MadeVersion,
  type Wanted,
} from './live/liveTimes'
export { listParameters, type ListParameters } from './listParameters'
export { findPage, sortOrderOf } from './lists/findPage'
export { MAX_FACET_VALUES } from './lists/passesFilter'
export { PRESET_DAYS } from './days'
export {
  partNamed,
  PICTURE_WIDTHS,
  publicPictureType,
  textPictureSizes,
  type PicturePartName,
  type PublicPicture,
  type StoredPicture,
} from './pictures/publicPicture'
export { picturesIn, showPictures } from './pictures/showPictures'
export { recordsIn, type ShownRecords } from './shownRecords'
export { acceptMove, type AcceptedMove } from './order/acceptMove'
export { MAX_ORDERED, type MoveBody, type Moved, type MoveTarget } from './order/orderCall'
export {
  isShownIn,
  partsKey,
  publicAreasOf,
  publicKeys,
  publicRecord,
  type PublicArea,
} from './publicAreas'
export {
  publicCalls,
  publicHomeCall,
  publicTypeName,
  type PublicCalls,
  type PublicHome,
  type PublicParameters,
  type PublicRecord,
} from './publicCalls'
export { RECORD_ID } from './recordId'
export {
  areasOfTrash,
  notInTrash,
  notInTrashNow,
  requireDeletion,
  requireRestorable,
  trashEntities,
  trashRefusals,
  type TrashCall,
} from './trash/trashRules'
export { type TrashedRecord } from './trash/trashCalls'
export {
  isPageOf,
  isRecordOf,
  recordTypeName,
  type Facets,
  type Page,
  type Stored,
} from './records'
export { setFilters, type SetFilter } from './setFilters'
export { listTrash, type TrashPage } from '../calls/trash'
export { readPart, readRendition, type PictureFormat } from '../calls/images'
export { dashboardPath, recordFormPath } from '../rules/consolePaths'
export { decideToEdit } from '../rules/rights/decide'
export * from './uses'
