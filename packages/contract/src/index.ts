export {
  API_ROOT,
  defineCall,
  jsonResponse,
  type Access,
  type AnyCall,
  type Body,
  type BodyOf,
  type Call,
  type CallWithBody,
  type CallWithoutBody,
  type FormSchema,
  type Method,
  type ParametersIn,
  type ParametersOf,
  type QueryOf,
  type ResultOf,
  type Success,
} from './call/defineCall'
export { acceptBody, acceptQuery, jsonObject, without } from './call/accept'
export { refuseUnknownParameters } from './call/knownParameters'
export { addressOf, fillPath, parametersIn } from './call/addressOf'
export { isServed } from './call/isServed'
export { json, type JsonType, type ValueOf } from './call/json'
export { matches } from './call/matches'

export * from './areas'
export * from './areas/discovery'
export * from './areas/jobs'
export * from './areas/preview'
export * from './areas/releases'
export * from './areas/review'

export { listAuditPeople, type AuditPerson } from './calls/audit'
export { readCounts } from './calls/dashboard'
export { MAX_IMAGE_BYTES, readImage, uploadImage, type StoredImage } from './calls/images'
export {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from './calls/ownSessions'
export { changePassword, confirmPassword } from './calls/passwords'
export { passwordStates, type PasswordState } from './calls/passwordState'
export { namedCalls } from './served/namedCalls'
export { CHANGE_PASSWORD_PATH, LOGIN_PATH } from './calls/paths'
export {
  changePreferences,
  DENSITIES,
  readPreferences,
  type ColumnPreference,
  type Density,
  type ListPreferences,
  type Preferences,
  type PreferencesChange,
} from './calls/preferences'
export { readDocument, readHealth, reportViolation, VIOLATION_REPORT_TYPES } from './calls/server'
export { MAX_FOUND, search, type FoundRecord } from './calls/search'
export { keyOfCall, servedCalls, type Served } from './served/servedCalls'
export { logIn, logOut, readMe } from './calls/session'
export {
  listUpcoming,
  MAX_UPCOMING,
  soonest,
  publicEntities,
  upcomingOf,
  type Upcoming,
} from './areas/live/listUpcoming'
export * from './people'
export {
  changeView,
  createView,
  listViews,
  MAX_VIEW_COUNT,
  MAX_VIEWS,
  removeView,
  viewFields,
  type SavedView,
  type ViewChanges,
} from './calls/views'

export { bulkMessages } from './messages/bulkMessages'
export { rightsMessages } from './messages/rightsMessages'
export { exportMessages } from './messages/exportMessages'
export { generalMessages } from './messages/generalMessages'
export { importMessages } from './messages/importMessages'
export {
  imageMessages,
  passwordMessages,
  peopleMessages,
  recordMessages,
  requestMessages,
  sessionMessages,
  viewMessages,
} from './messages/messages'
export { orderMessages } from './messages/orderMessages'
export {
  Problem,
  problemDocument,
  refused,
  type ProblemCode,
  type ProblemDetails,
} from './problems/Problem'

export {
  checkChange,
  checkNew,
  isDraftNow,
  type CheckedRecord,
  type IsMissing,
} from './rules/acceptRecord'
export { isSame, withoutSame } from './rules/sameValue'
export {
  notAllowed,
  notLoggedIn,
  opensTo,
  refuseCaller,
  requireAccess,
  requireRight,
  type Caller,
} from './rules/access'
export {
  accessFor,
  areaAccess,
  decide,
  DEEDS,
  holderOf,
  isInReach,
  mayDo,
  regionLimit,
  type AreaAccess,
  type Decision,
  type Deed,
  type RightsHolder,
} from './rules/rights/decide'
export { explainDeed } from './rules/rights/explainDeed'
export {
  entityOfRight,
  refuseRights,
  rowsOfRights,
  widensRights,
} from './rules/rights/tableOfRights'
export { explainRight, readRights, rightsType } from './calls/rights'
export { matchesWord } from './rules/commonPasswords'
export { checkIdempotencyKey, otherIdempotencyKey } from './rules/idempotency'
export { moveRecord, type Reordered } from './rules/moveRecord'
export { passwordProblem, type Guesses } from './rules/passwords'
export { INVITED, peopleColumns } from './rules/peopleColumns'
export {
  acceptPreferencesOf,
  changedLists,
  presentPreferences,
  type StoredLists,
  type StoredPreferences,
} from './rules/personal/presentPreferences'
export { presentRecord, type ComputedColumns, type ComputeColumn } from './rules/presentRecord'
export { hasOnlyProductWords, PRODUCT_WORDS } from './rules/productWords'
export {
  ADMINISTRATOR,
  confirmationRequired,
  demotesRole,
  disables,
  normalEmail,
  refuseDemotion,
  refuseRoleRemoval,
  refuseUserChange,
  refuseUserRemoval,
  roleChangeNeedsPassword,
  touchesAdministrators,
  userChangeNeedsPassword,
  type PeopleChange,
} from './rules/people'
export {
  checkSent,
  entityTag,
  inUse,
  matchesIfMatch,
  missingReferenceMessage,
  noSuchRecord,
  takenMessage,
  type Newer,
  versionConflict,
} from './rules/records'
export {
  acceptViewChanges,
  canOpenView,
  entityOfOwnView,
  newerView,
  ownerOfView,
  presentView,
  readableEntities,
  readableEntity,
  requireRoomForView,
  requireView,
  takenViewName,
  type StoredView,
  type ViewReader,
} from './rules/personal/savedViews'
export { findByTitle, isLongEnough, rankTitle, searchableEntities } from './rules/search'
export { acceptViewQuery, readViewQuery, type ReadQuery } from './rules/personal/views'
