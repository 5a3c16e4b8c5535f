import { QueryClient } from '@tanstack/react-query'

import { ApiError } from '../http/ApiError'

const FIVE_MINUTES = 5 * 60_000
const MAX_DELAY_MS = 30_000

/** Whether to retry a read that failed `failures` times. Client errors (4xx) are never retried. */
export function retryRead(failures: number, error: Error, retries = 3): boolean {
  const isClientError = error instanceof ApiError && error.status >= 400 && error.status < 500
  // The user has already waited for each timeout, so there is one retry at most.
  const isTimeout = error instanceof ApiError && error.code === 'timeout'
  return failures < (isTimeout ? Math.min(retries, 1) : retries) && !isClientError
}

/** The delay before the next retry in milliseconds: 1, 2, 4 … seconds, 30 at most. */
export function pauseBeforeRetry(failures: number): number {
  return Math.min(1000 * 2 ** failures, MAX_DELAY_MS)
}

/** Creates the query cache. Failed reads are retried up to `retries` times, writes never. */
export function createQueryClient({ retries = 3 }: { retries?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: FIVE_MINUTES,
        retry: (failures, error) => retryRead(failures, error, retries),
        retryDelay: pauseBeforeRetry,
        // When offline, a call fails at once with our own message instead of waiting for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
