import { endOtherSessions, endOwnSession, listOwnSessions } from '@staff/contract'
import { queryOptions } from '@tanstack/react-query'

import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'

/** The queries about the user's own sessions. */
export const ownSessionQueries = {
  /** The sessions of the user, most recently used first. */
  list: () =>
    queryOptions({
      queryKey: ['session', 'own'] as const,
      queryFn: async ({ signal }) => (await callApi(listOwnSessions, { signal })).sessions,
    }),
}

/** The outcome of ending a session. The message is for the user. */
export interface EndSessionOutcome {
  status: 'ended' | 'failed'
  message: string
}

/** Ends one session of the user. */
export function endSessionCall(id: string): Promise<EndSessionOutcome> {
  return outcomeOf(callApi(endOwnSession, { params: { id } }), 'The session has ended.')
}

/** Ends all other sessions of the user. */
export function endOtherSessionsCall(): Promise<EndSessionOutcome> {
  return outcomeOf(callApi(endOtherSessions), 'All other sessions have ended.')
}

async function outcomeOf(call: Promise<unknown>, message: string): Promise<EndSessionOutcome> {
  try {
    await call
    return { status: 'ended', message }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: 'failed', message: error.message }
  }
}
