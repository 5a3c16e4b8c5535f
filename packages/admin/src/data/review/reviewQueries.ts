import { listReviews, type ListedReview } from '@staff/contract'
import { queryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { REVIEWS_KEY } from '../records/recordQueries'

const MINUTE = 60_000

/**
 * The open requests to publish, the oldest first. Read again each minute while the window is visible, when it becomes visible, and after
 * each write.
 */
export const reviewsQuery = queryOptions({
  queryKey: REVIEWS_KEY,
  queryFn: async ({ signal }): Promise<ListedReview[]> =>
    (await callApi(listReviews, { signal })).records,
  staleTime: MINUTE / 2,
  refetchInterval: MINUTE,
})
