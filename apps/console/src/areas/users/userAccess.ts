import { ApiError, callApi } from '@staff/admin'
import {
  countUserSessions,
  endUserSessions,
  giveOneTimePassword as giveCall,
} from '@staff/contract'
import { queryOptions } from '@tanstack/react-query'

/** The queries about somebody else's way in. */
export const userAccessQueries = {
  /** In how many sessions a user is logged in. */
  sessions: (id: string) =>
    queryOptions({
      queryKey: ['users', 'sessions', id] as const,
      queryFn: async ({ signal }) =>
        (await callApi(countUserSessions, { params: { id }, signal })).count,
    }),
}

/** How a one-time password was given, or why not. The message is for the person at the screen. */
export type OneTimePasswordOutcome =
  { status: 'given'; password: string } | { status: 'failed'; message: string }

/** Gives a user a one-time password, which ends their sessions. The answer is the only place where it can be read. */
export async function giveOneTimePassword(id: string): Promise<OneTimePasswordOutcome> {
  try {
    const { password } = await callApi(giveCall, { params: { id } })
    return { status: 'given', password }
  } catch (error) {
    return { status: 'failed', message: messageOf(error) }
  }
}

/** Ends all sessions of a user. Answers what went wrong; undefined where they have ended. */
export async function endSessionsOfUser(id: string): Promise<string | undefined> {
  try {
    await callApi(endUserSessions, { params: { id } })
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  throw error
}
