// What the package exports of releases: records whose changes go out together.
export { acceptItems, acceptRelease, keyOfItem } from './acceptRelease'
export { isPreviewed, mayPreviewRelease } from './previewedItems'
export { listReleasePreviews, revokeReleasePreview, shareReleasePreview } from './releasePreviews'
export {
  addToRelease,
  cancelRelease,
  createRelease,
  deleteRelease,
  listReleases,
  publishRelease,
  readRelease,
  releaseFields,
  removeFromRelease,
  renameRelease,
  undoRelease,
  type NewReleaseItem,
} from './releaseCalls'
export {
  entityOfItem,
  noSuchRelease,
  requireChanged,
  requireFree,
  requireOpen,
  requirePending,
  requireReleasable,
  requireReleased,
  requireReleaser,
  requireReleaseTime,
  requireReleaseVersion,
  requireRoomForItems,
  requireRoomForRelease,
  requireScheduledRelease,
} from './releaseProblems'
export {
  presentItem,
  refuseCancelling,
  refuseHidden,
  refuseItem,
  refuseTakingBack,
  releaseState,
  type ItemNow,
  type StoredItem,
} from './releaseRules'
export { cancelledTimes, releasedTimes, takenBackTimes } from './releaseTimes'
export {
  MAX_LISTED_RELEASES,
  MAX_RELEASE_EVENTS,
  MAX_RELEASE_ITEMS,
  type Release,
  type ReleaseAct,
  type ReleaseAction,
  type ReleaseEvent,
  type ReleaseItem,
  type ReleaseState,
  type ReleaseSummary,
} from './releaseTypes'
export {
  compareReleases,
  nameOfUndo,
  presentRelease,
  stepOfUndo,
  withEvent,
  type StoredRelease,
} from './storedRelease'
