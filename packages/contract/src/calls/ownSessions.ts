import { defineCall, jsonResponse, noContent } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

const access = 'signedIn'
const beforeOwnPassword = true

const ownSession = json.object({
  id: json.text(),
  startedAt: json.timestamp(),
  lastSeenAt: json.timestamp(),
  address: json.text(),
  device: json.text(),
  current: json.boolean(),
})

/** A session as its owner sees it. */
export type OwnSession = ValueOf<typeof ownSession>

/** Lists the sessions of the caller. */
export const listOwnSessions = defineCall({
  method: 'GET',
  path: '/sessions',
  access,
  beforeOwnPassword,
  success: jsonResponse(200, json.object({ sessions: json.list(ownSession) })),
})

/** Ends all sessions of the caller except the current one. */
export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/sessions',
  access,
  beforeOwnPassword,
  success: noContent,
})

/** Ends one session of the caller. */
export const endOwnSession = defineCall({
  method: 'DELETE',
  path: '/sessions/:id',
  access,
  beforeOwnPassword,
  success: noContent,
})
