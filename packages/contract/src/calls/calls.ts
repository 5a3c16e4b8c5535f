import { entities } from '@staff/forms/content/entities'

import { areaCalls } from '../areas/areaCalls'
import type { AnyCall } from '../call/defineCall'
import { listAudit } from './audit'
import { readDashboard } from './dashboard'
import { readImage, uploadImage } from './images'
import { endOtherSessions, endOwnSession, listOwnSessions } from './ownSessions'
import { changePassword, confirmPassword } from './passwords'
import { sendQuery } from './publicQueries'
import { readDocument, readHealth, reportViolation } from './server'
import { logIn, logOut, readMe } from './session'
import { countUserSessions, endUserSessions, giveOneTimePassword } from './userAccess'

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
  readDashboard,
  listAudit,
  uploadImage,
  readImage,
  sendQuery,
}

/** Every call that the API serves: the named ones, and those of each area. */
export function allCalls(): AnyCall[] {
  const ofAreas = entities.flatMap((entity): AnyCall[] => Object.values(areaCalls(entity)))
  return [...Object.values<AnyCall>(namedCalls), ...ofAreas.filter(isServed)]
}

/** Whether anybody may make a call. */
export function isServed({ access }: AnyCall): boolean {
  return access !== 'nobody'
}
