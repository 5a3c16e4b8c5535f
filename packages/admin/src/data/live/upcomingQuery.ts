import { listUpcoming, type Upcoming } from '@staff/contract'
import { queryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { HOME_KEY } from '../records/recordQueries'

/** What changes next on the public site, the soonest first. */
export const upcomingQuery = queryOptions({
  queryKey: [...HOME_KEY, 'upcoming'] as const,
  queryFn: async ({ signal }): Promise<Upcoming[]> =>
    (await callApi(listUpcoming, { signal })).records,
})
