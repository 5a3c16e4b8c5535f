import { listJobs, runJob, type Job } from '@staff/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'

const EVERY = 15_000

/** The background jobs of the servers. Read again every 15 seconds while the window is visible. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'] as const,
  queryFn: async ({ signal }): Promise<Job[]> => (await callApi(listJobs, { signal })).jobs,
  refetchInterval: EVERY,
})

/** Tries a job again, now. Resolves to the error message; undefined on success. */
export async function runAgain(client: QueryClient, id: string): Promise<string | undefined> {
  try {
    await callApi(runJob, { params: { id } })
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  } finally {
    await client.invalidateQueries(jobsQuery)
  }
}
