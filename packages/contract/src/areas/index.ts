export { areaCalls, type AreaCalls } from './areaCalls'
export { acceptBulk, type AcceptedBulk, type BulkEdition } from './bulk/acceptBulk'
export {
  BULK_BLOCK,
  bulkActions,
  bulkChoices,
  bulkLists,
  isTrashAction,
  MAX_BULK_RECORDS,
  type BulkAction,
  type TrashAction,
} from './bulk/bulkActions'
export { type BulkBody, type BulkRefusal, type BulkResult } from './bulk/bulkCall'
export { bulkChanges, requireApplied, type BulkChange } from './bulk/bulkChanges'
export { CellError, writeCell, type TitleOf } from './csv/cells'
export { exportColumns, importColumns, type CsvColumn } from './csv/csvColumns'
export { MAX_EXPORT_IDS, MAX_EXPORT_RECORDS } from './csv/exportCall'
export { acceptImport, canCreateByImport, type AcceptedImport } from './csv/acceptImport'
export { CSV_LIMITS, type ImportReport, type ImportResult, type RefusedRow } from './csv/importCall'
export { neutralizeFormula, restoreFormula } from './csv/formulas'
export { ImportTally, type RowOutcome } from './csv/importReport'
export { type CsvRow } from './csv/parseCsv'
export { type References } from './csv/readReference'
export { atCells, idIn, readRow, repeatedIds, type Known, type ReadRow } from './csv/readRow'
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
export { listParameters, type ListParameters } from './listParameters'
export { PRESET_DAYS } from './days'
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
  notInTrash,
  notInTrashNow,
  refuseForever,
  trashConflict,
  trashRefusals,
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
