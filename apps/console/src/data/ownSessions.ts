import { queryOptions } from '@tanstack/react-query'
import { array, boolean, object, string } from 'yup'

import { following } from './accepts'
import { ApiError } from './ApiError'
import { request } from './http'

/** A place where the person is logged in. Times are ISO 8601 in UTC. */
export interface OwnSession {
  id: string
  startedAt: string
  lastSeenAt: string
  /** The address that the session was started from. */
  address: string
  /** The browser in plain words: 'Firefox on Windows'. */
  device: string
  /** Whether this browser's tab is in it. */
  current: boolean
}

const hasSessions = following(
  object({
    sessions: array(
      object({
        id: string().required(),
        startedAt: string().required(),
        lastSeenAt: string().required(),
        address: string().defined(),
        device: string().defined(),
        current: boolean().required(),
      }),
    ).required(),
  }).required(),
)

/** The queries about the person's own sessions. */
export const ownSessionQueries = {
  /** Where the person is logged in, the session last used first. */
  list: () =>
    queryOptions({
      queryKey: ['session', 'own'] as const,
      queryFn: async ({ signal }) =>
        (await request('/sessions', { signal, accepts: hasSessions })).data.sessions,
    }),
}

/** How ending a session ended. The message is for the person at the screen. */
export interface EndSessionOutcome {
  status: 'ended' | 'failed'
  message: string
}

/** Ends one of the person's sessions. Answers what came of it. */
export function endSessionCall(id: string): Promise<EndSessionOutcome> {
  return end(`/sessions/${encodeURIComponent(id)}`, 'The session has ended.')
}

/** Ends all sessions of the person but this one. Answers what came of it. */
export function endOtherSessionsCall(): Promise<EndSessionOutcome> {
  return end('/sessions', 'All other sessions have ended.')
}

async function end(path: string, message: string): Promise<EndSessionOutcome> {
  try {
    await request(path, { method: 'DELETE' })
    return { status: 'ended', message }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: 'failed', message: error.message }
  }
}
