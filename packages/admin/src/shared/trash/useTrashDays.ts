import { useQuery } from '@tanstack/react-query'

import { sessionQueries } from '../../data/records/recordQueries'

/** How many days deleted records stay in the trash; 0 if the server keeps them, and undefined until it has said so. */
export function useTrashDays(): number | undefined {
  // Every screen has read it with the person of the session.
  return useQuery({ ...sessionQueries.me(), enabled: false }).data?.trashDays
}
