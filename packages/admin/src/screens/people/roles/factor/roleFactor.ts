import { readRoleFactor, requireRoleFactor, type RoleFactor } from '@staff/contract'
import { user } from '@staff/entity/people'
import { queryOptions } from '@tanstack/react-query'

import { ApiError } from '../../../../data/http/ApiError'
import { callApi } from '../../../../data/http/callApi'
import { recordQueries } from '../../../../data/records/recordQueries'

/** Reads whether a role requires a second factor, and which of its people have none. */
export const roleFactorQuery = (id: string) =>
  queryOptions({
    // Below the users, because a change of one of them may change it.
    queryKey: [...recordQueries(user).all().queryKey, 'second-factor', 'role', id] as const,
    queryFn: ({ signal }) => callApi(readRoleFactor, { params: { id }, signal }),
  })

/** The outcome of a change. The message is for the administrator. */
export type RequireOutcome =
  | { status: 'done'; factor: RoleFactor }
  /** The day is wrong. */
  | { status: 'refused'; message: string }
  | { status: 'failed'; message: string }

/** Requires a second factor of a role from a day (`2026-12-01`), or with null no more. */
export async function requireFactor(id: string, from: string | null): Promise<RequireOutcome> {
  try {
    const factor = await callApi(requireRoleFactor, { params: { id }, body: { from } })
    return { status: 'done', factor }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refusal = error.fields?.['from']
    return refusal === undefined
      ? { status: 'failed', message: error.message }
      : { status: 'refused', message: refusal }
  }
}
