export { ApiError } from './data/http/ApiError'
export { resolveImage } from './data/http/apiBase'
export { callApi } from './data/http/callApi'
export { createIdempotencyKeys } from './data/http/idempotencyKeys'
export { request } from './data/http/request'
export { uploadImage } from './data/http/uploadImage'
export { createQueryClient } from './data/records/queryClient'
export { type UnpagedListParams } from './data/records/readRecords'
export {
  homeQuery,
  recordQueries,
  type AnyStored,
  type ListParams,
} from './data/records/recordQueries'
export { mergeRecord } from './data/records/mergeRecord'
export { CountsByWeek } from './screens/HomeScreen/CountsByWeek'
export { Panel, PanelLink } from './screens/HomeScreen/Panel'
export { useReviewCounts } from './screens/HomeScreen/useReviewCounts'
export { WaitingCounts } from './screens/HomeScreen/WaitingCounts'
export { DeleteDialog } from './screens/ListScreen/table/DeleteDialog'
export { RecordRows, RecordRowsSkeleton } from './screens/ListScreen/table/RecordRows'
export { UndoActionButton } from './screens/ListScreen/selection/undo/UndoActionButton'
export { useOpenedRecord } from './screens/ListScreen/useOpenedRecord'
export { TrashedActions } from './screens/WholeTrashScreen/TrashedActions'
export { PreviewCard } from './screens/RecordEditor/beside/PreviewCard'
export {
  defineArea,
  type AreaScreens,
  type RecordDialogProps,
  type ReferenceChoices,
  type ReferenceOption,
} from './shared/defineArea'
export {
  ConfirmPasswordStep,
  useConfirmationStep,
} from './screens/ConfirmPassword/ConfirmPasswordStep'
export { notify, notifyUndoable } from './shared/notify'
export { useReader } from './shared/useReader'
export { changePasswordPath, createPath, editPath, homePath, listPath, paths } from './shared/paths'
export { openRecordSearch } from './shared/returnPath'
export { useRegion } from './shared/regions/useRegion'
export { isInRegion } from './shared/regions/regions'
export { readDraft } from './stores/drafts/sealedDrafts'
export { openModal } from './stores/modal'
export { add, remove, replaceAll, type RecordList, update } from './stores/lists/recordList'
export { auth, draftOwner, logIn, logOut } from './stores/session/auth'
export {
  useContent,
  type Admin,
  type AdminContent,
  type Area,
  type BrandProps,
  type Region,
} from './shared/admin'
export { peopleAreas } from './screens/people/peopleAreas'
export { startAdmin } from './app/startAdmin'
export { Message } from './screens/messages/Message'
export { MessageList } from './screens/messages/MessageList'
export { MessageSkeleton } from './screens/messages/MessageSkeleton'
export { PrintOpenDialog } from './screens/messages/PrintOpenDialog'
export { RecordDialog } from './screens/RecordDialog/RecordDialog'
export { useDialogRecord } from './screens/RecordDialog/useDialogRecord'
export { type NotesOfRecords } from './screens/RecordNotes/notesOfRecords'
export { TakenBy } from './screens/RecordWork/TakenBy'
export { useRecordWork, type WorkOnRecords } from './screens/RecordWork/useRecordWork'
export { RecordNotes } from './screens/RecordNotes/RecordNotes'
export { HomeScreen } from './screens/HomeScreen/HomeScreen'
