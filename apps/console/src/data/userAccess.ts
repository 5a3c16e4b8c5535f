import { queryOptions } from '@tanstack/react-query'
import { number, object, string } from 'yup'

import { following } from './accepts'
import { ApiError } from './ApiError'
import { request } from './http'

/** The queries about somebody else's way in. */
export const userAccessQueries = {
  /** In how many sessions a user is logged in. */
  sessions: (id: string) =>
    queryOptions({
      queryKey: ['users', 'sessions', id] as const,
      queryFn: async ({ signal }) =>
        (await request(`${pathOf(id)}/sessions`, { signal, accepts: isCount })).data.count,
    }),
}

/** How a one-time password was given, or why not. The message is for the person at the screen. */
export type OneTimePasswordOutcome =
  { status: 'given'; password: string } | { status: 'failed'; message: string }

/** Gives a user a one-time password, which ends their sessions. The answer is the only place where it can be read. */
export async function giveOneTimePassword(id: string): Promise<OneTimePasswordOutcome> {
  try {
    const { data } = await request(`${pathOf(id)}/one-time-password`, {
      method: 'POST',
      accepts: isPassword,
    })
    return { status: 'given', password: data.password }
  } catch (error) {
    return { status: 'failed', message: messageOf(error) }
  }
}

/** Ends all sessions of a user. Answers what went wrong; undefined where they have ended. */
export async function endSessionsOfUser(id: string): Promise<string | undefined> {
  try {
    await request(`${pathOf(id)}/sessions`, { method: 'DELETE' })
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

const isCount = following(object({ count: number().integer().required() }))
const isPassword = following(object({ password: string().required() }))

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  throw error
}

function pathOf(id: string): string {
  return `/users/${encodeURIComponent(id)}`
}
