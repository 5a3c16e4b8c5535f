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

/** The outcome of giving a link. The message is for the user. */
export type GivenLink = { status: 'given'; link: MadeLink } | { status: 'failed'; message: string }

/** Invites a user, or gives them a link to choose a new password. An earlier link stops working. */
export async function giveLink(id: string, kind: LinkKind): Promise<GivenLink> {
  try {
    const call = kind === 'invitation' ? inviteUser : givePasswordLink
    return { status: 'given', link: await callApi(call, { params: { id } }) }
  } catch (error) {
    return { status: 'failed', message: messageOf(error) }
  }
}

/** Withdraws the invitation of a user. Returns the error message; undefined on success. */
export async function withdrawInvitationOf(id: string): Promise<string | undefined> {
  try {
    await callApi(withdrawInvitation, { params: { id } })
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** The outcome of giving a one-time password. The message is for the user. */
export type OneTimePasswordOutcome =
  { status: 'given'; password: string } | { status: 'failed'; message: string }

/** Gives a user a one-time password, which ends their sessions. Only this response contains the password. */
export async function giveOneTimePassword(id: string): Promise<OneTimePasswordOutcome> {
  try {
    const { password } = await callApi(giveCall, { params: { id } })
    return { status: 'given', password }
  } catch (error) {
    return { status: 'failed', message: messageOf(error) }
  }
}

/** Ends all sessions of a user. Returns the error message; undefined on success. */
export async function endSessionsOfUser(id: string): Promise<string | undefined> {
  try {
    await callApi(endUserSessions, { params: { id } })
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}
