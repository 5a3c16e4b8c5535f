// The tables of every admin's database, and the columns of its own. drizzle-kit writes the migrations from them, so this entry point
// loads no server.
export { audit } from './identity/audit/audit.table'
export { revisions } from './identity/audit/revisions.table'
export { accountLinks } from './identity/links/accountLinks.table'
export {
  loginTickets,
  recoveryCodes,
  secondFactors,
} from './identity/secondFactor/secondFactors.table'
export { sessions } from './identity/sessions/sessions.table'
export { roleColumns, roles } from './identity/users/roles.table'
export { users } from './identity/users/users.table'
export {
  dayColumn,
  foldedText,
  momentColumn,
  placeColumn,
  recordColumns,
  recordId,
  searchEngineColumns,
  searchText,
  timestampColumn,
  titleText,
} from './platform/db/columns'
export { sortIndexes } from './platform/db/sortIndexes'
export { idempotencyKeys } from './platform/requests/idempotencyKeys.table'
export { throttles } from './platform/throttle/throttles.table'
export { addresses } from './records/addresses/addresses.table'
export { bulkUndos } from './records/bulk/bulkUndos.table'
export { images } from './records/images/images.table'
export { pictureObjects } from './records/images/store/pictureObjects.table'
export { jobs } from './records/jobs/jobs.table'
export { recordCounts } from './records/lists/recordCounts.table'
export { recordRevisions } from './records/lists/recordRevisions.table'
export { liveTable } from './records/live/liveTable'
export { preferences } from './records/preferences/preferences.table'
export { releaseItems } from './records/releases/releaseItems.table'
export { releases } from './records/releases/releases.table'
export { reviews } from './records/review/reviews.table'
export { previewAnswers } from './records/preview/previewAnswers.table'
export { previewLinks } from './records/preview/previewLinks.table'
export { trash } from './records/table/trash.table'
export { pictureParts, renditions } from './records/renditions/renditions.table'
export { uses } from './records/uses/uses.table'
export { views } from './records/views/views.table'
export { deployedFiles } from './site/console/deployedFiles.table'
