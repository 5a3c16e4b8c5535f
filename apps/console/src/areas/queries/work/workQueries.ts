import { callApi, recordQueries, type ReferenceChoices, type ReferenceOption } from '@staff/admin'
import { listAssignees, readWaiting } from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'
import { queryOptions } from '@tanstack/react-query'

const { queryKey: derived } = recordQueries(query).derived()

const MINUTE = 60_000

/**
 * What waits for the user. Read again each minute while the window is visible, when it becomes visible, and after each write.
 */
export const waitingQuery = queryOptions({
  queryKey: [...derived, 'waiting'],
  queryFn: ({ signal }) => callApi(readWaiting, { signal }),
  staleTime: MINUTE / 2,
  refetchInterval: MINUTE,
})

/** Who can take care of queries, for filters and choices. */
export const assigneeChoices: ReferenceChoices = {
  queryKey: [...derived, 'assignees'],
  queryFn: async ({ signal }): Promise<ReferenceOption[]> => {
    const { assignees } = await callApi(listAssignees, { signal })
    return assignees.map(({ id, name, canTake }) => ({ value: id, label: name, isOpen: canTake }))
  },
}
