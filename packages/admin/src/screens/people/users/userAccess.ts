import {
  countUserSessions,
  endUserSessions,
  giveOneTimePassword as giveCall,
  givePasswordLink,
  inviteUser,
  readUserLink,
  withdrawInvitation,
  type LinkKind,
  type MadeLink,
} from '@staff/contract'
import { user } from '@staff/entity/people'
import { queryOptions } from '@tanstack/react-query'

import { messageOf } from '../../../data/http/ApiError'
import { callApi } from '../../../data/http/callApi'
import { recordQueries } from '../../../data/records/recordQueries'

/** The queries about the access of another user. */
export const userAccessQueries = {
  /** The number of sessions of a user. */
  sessions: (id: string) =>
    queryOptions({
      queryKey: [...recordQueries(user).all().queryKey, 'sessions', id] as const,
      queryFn: async ({ signal }) =>
        (await callApi(countUserSessions, { params: { id }, signal })).count,
    }),

  /** The last link with which a user chooses a password. */
  link: (id: string) =>
    queryOptions({
      queryKey: [...recordQueries(user).all().queryKey, 'link', id] as const,
      queryFn: ({ signal }) => callApi(readUserLink, { params: { id }, signal }),
    }),
}

/** The outcome of giving somebody access. `given` is in no other response. The message is for the user. */
export type GivenAccess<Given> =
  { status: 'given'; given: Given } | { status: 'failed'; message: string }

/** Invites a user, or gives them a link to choose a new password. An earlier link stops working. */
export function giveLink(id: string, kind: LinkKind): Promise<GivenAccess<MadeLink>> {
  const call = kind === 'invitation' ? inviteUser : givePasswordLink
  return accessFrom(callApi(call, { params: { id } }))
}

/** Gives a user a one-time password, which ends their sessions. */
export function giveOneTimePassword(id: string): Promise<GivenAccess<string>> {
  return accessFrom(callApi(giveCall, { params: { id } }).then(({ password }) => password))
}

/** Withdraws the invitation of a user. Returns the error message; undefined on success. */
export function withdrawInvitationOf(id: string): Promise<string | undefined> {
  return problemOf(callApi(withdrawInvitation, { params: { id } }))
}

/** Ends all sessions of a user. Returns the error message; undefined on success. */
export function endSessionsOfUser(id: string): Promise<string | undefined> {
  return problemOf(callApi(endUserSessions, { params: { id } }))
}

function accessFrom<Given>(call: Promise<Given>): Promise<GivenAccess<Given>> {
  return call.then(
    (given) => ({ status: 'given', given }),
    (error: unknown) => ({ status: 'failed', message: messageOf(error) }),
  )
}

function problemOf(call: Promise<unknown>): Promise<string | undefined> {
  return call.then(() => undefined, messageOf)
}
