import { readUserFactor, resetUserFactor } from '@staff/contract'
import { user } from '@staff/entity/people'
import { queryOptions } from '@tanstack/react-query'

import { ApiError } from '../../../../data/http/ApiError'
import { callApi } from '../../../../data/http/callApi'
import { recordQueries } from '../../../../data/records/recordQueries'
import type { TextOutcome } from '../../../../shared/dialogs/TextDialog'

/** Reads whether a user has a second factor. */
export const userFactorQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordQueries(user).all().queryKey, 'second-factor', id] as const,
    queryFn: ({ signal }) => callApi(readUserFactor, { params: { id }, signal }),
  })

/** Takes the second factor of a user away. The message is for the administrator. */
export async function resetFactor(id: string, reason: string): Promise<TextOutcome> {
  try {
    await callApi(resetUserFactor, { params: { id }, body: { reason } })
    return { status: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: 'failed', message: error.message, field: error.fields?.['reason'] }
  }
}
