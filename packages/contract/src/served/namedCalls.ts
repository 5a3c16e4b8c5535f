import { listAuditPeople } from '../calls/audit'
import { readCounts } from '../calls/dashboard'
import { readImage, readPart, readRendition, uploadImage } from '../calls/images'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../calls/ownSessions'
import { changePassword, confirmPassword } from '../calls/passwords'
import { changePreferences, readPreferences } from '../calls/preferences'
import { listUpcoming } from '../areas/live/listUpcoming'
import { releaseCalls } from '../areas/releases/releaseCalls'
import { listJobs, runJob } from '../areas/jobs/jobCalls'
import { listReviews } from '../areas/review/listReviews'
import { pictureCalls } from '../areas/uses/pictureCalls'
import { explainRight, readRights } from '../calls/rights'
import { search } from '../calls/search'
import { readDocument, readHealth, reportViolation } from '../calls/server'
import { logIn, logOut, readMe } from '../calls/session'
import { listTrash } from '../calls/trash'
import { answerPreview } from '../areas/preview/previewAnswers'
import {
  listSitePreviews,
  revokeSitePreview,
  shareSitePreview,
} from '../areas/preview/sitePreviews'
import {
  choosePasswordByLink,
  givePasswordLink,
  inviteUser,
  readLink,
  readPasswordHelp,
  readUserLink,
  requestPasswordReset,
  sendTestMail,
  withdrawInvitation,
} from '../people/linkCalls'
import { factorCalls } from '../people/secondFactor/factorCalls'
import { countUserSessions, endUserSessions, giveOneTimePassword } from '../people/userAccess'
import { changeView, createView, listViews, removeView } from '../calls/views'

/** The calls of every admin that belong to no entity, by name. */
export const namedCalls = {
  readHealth,
  readDocument,
  reportViolation,
  logIn,
  logOut,
  readMe,
  readRights,
  explainRight,
  changePassword,
  confirmPassword,
  listOwnSessions,
  endOtherSessions,
  endOwnSession,
  giveOneTimePassword,
  countUserSessions,
  endUserSessions,
  inviteUser,
  withdrawInvitation,
  givePasswordLink,
  readUserLink,
  readPasswordHelp,
  requestPasswordReset,
  readLink,
  choosePasswordByLink,
  sendTestMail,
  ...factorCalls,
  readPreferences,
  changePreferences,
  listViews,
  createView,
  changeView,
  removeView,
  listSitePreviews,
  shareSitePreview,
  revokeSitePreview,
  answerPreview,
  ...releaseCalls,
  search,
  listTrash,
  listReviews,
  listUpcoming,
  readCounts,
  listAuditPeople,
  listJobs,
  runJob,
  ...pictureCalls,
  uploadImage,
  readImage,
  readRendition,
  readPart,
}
