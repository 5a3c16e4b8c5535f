import { areaCalls } from '../areas/areaCalls'
import { publicCalls } from '../areas/publicCalls'
import type { AnyCall } from '../call/defineCall'
import { isServed } from '../call/isServed'
import { listAuditPeople } from './audit'
import { listEntities } from './listEntities'
import { readDashboard } from '../calls/dashboard'
import { readImage, uploadImage } from '../calls/images'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../calls/ownSessions'
import { changePassword, confirmPassword } from '../calls/passwords'
import { changePreferences, readPreferences } from '../calls/preferences'
import { sendQuery } from './publicQueries'
import { addNote, listAssignees, listNotes, readWaiting } from './queryWork'
import { publicAreas, readSite } from './publicSite'
import { search } from '../calls/search'
import { readDocument, readHealth, reportViolation } from '../calls/server'
import { logIn, logOut, readMe } from '../calls/session'
import { listTrash } from '../calls/trash'
import { countUserSessions, endUserSessions, giveOneTimePassword } from '../calls/userAccess'
import { changeView, createView, listViews, removeView } from '../calls/views'

/** The calls that belong to no entity, by name. */
export const namedCalls = {
  readHealth,
  readDocument,
  reportViolation,
  logIn,
  logOut,
  readMe,
  changePassword,
  confirmPassword,
  listOwnSessions,
  endOtherSessions,
  endOwnSession,
  giveOneTimePassword,
  countUserSessions,
  endUserSessions,
  readPreferences,
  changePreferences,
  listViews,
  createView,
  changeView,
  removeView,
  search,
  listTrash,
  readDashboard,
  listAuditPeople,
  uploadImage,
  readImage,
  sendQuery,
  listAssignees,
  readWaiting,
  listNotes,
  addNote,
  readSite,
}

/** Every call that the API serves: the named ones, those of each area, and those of the public site. */
export function allCalls(): AnyCall[] {
  const ofAreas = listEntities.flatMap((entity): AnyCall[] => Object.values(areaCalls(entity)))
  const ofSite = publicAreas.flatMap((area): AnyCall[] => Object.values(publicCalls(area)))
  return [...Object.values<AnyCall>(namedCalls), ...ofAreas.filter(isServed), ...ofSite]
}
