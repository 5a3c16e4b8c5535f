import { endOtherSessions, endOwnSession, listOwnSessions } from '@staff/contract'
import { queryOptions } from '@tanstack/react-query'

import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'

/** The queries about the person's own sessions. */
export const ownSessionQueries = {
  /** Where the person is logged in, the session last used first. */
  list: () =>
    queryOptions({
      queryKey: ['session', 'own'] as const,
      queryFn: async ({ signal }) => (await callApi(listOwnSessions, { signal })).sessions,
    }),
}

/** How ending a session ended. The message is for the person at the screen. */
export interface EndSessionOutcome {
  status: 'ended' | 'failed'
  message: string
}

/** Ends one of the person's sessions. Answers what came of it. */
export function endSessionCall(id: string): Promise<EndSessionOutcome> {
  return outcomeOf(callApi(endOwnSession, { params: { id } }), 'The session has ended.')
}

/** Ends all sessions of the person but this one. Answers what came of it. */
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
