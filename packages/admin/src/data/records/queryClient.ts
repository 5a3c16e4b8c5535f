import { QueryClient } from '@tanstack/react-query'

import { ApiError } from '../http/ApiError'

const FIVE_MINUTES = 5 * 60_000
const LONGEST_PAUSE = 30_000

/** Whether a read that failed `failures` times is tried again: not when the server said that it never will do. */
export function retryRead(failures: number, error: Error, retries = 3): boolean {
  const isOurs = error instanceof ApiError && error.status >= 400 && error.status < 500
  // Each timeout has made the person wait already.
  const isSlow = error instanceof ApiError && error.code === 'timeout'
  return failures < (isSlow ? Math.min(retries, 1) : retries) && !isOurs
}

/** The pause before the next try in milliseconds: 1, 2, 4 … seconds, at most 30. */
export function pauseBeforeRetry(failures: number): number {
  return Math.min(1000 * 2 ** failures, LONGEST_PAUSE)
}

/** The cache of all that was read. Reads are tried again after a failure, `retries` times; writes never are. */
export function createQueryClient({ retries = 3 }: { retries?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: FIVE_MINUTES,
        retry: (failures, error) => retryRead(failures, error, retries),
        retryDelay: pauseBeforeRetry,
        // Offline, a call fails at once with our own sentence instead of waiting for a better day.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
