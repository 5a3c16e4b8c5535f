import { Card, ErrorState } from '@staff/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Panel } from '../HomeScreen/Panel'
import { TrashSkeleton } from '../TrashScreen/TrashSkeleton'

export interface PanelListProps<Item> {
  query: Pick<UseQueryResult<readonly Item[]>, 'data' | 'isPending' | 'error' | 'refetch'>
  /** Said if the items could not be loaded. */
  failed: string
  /** Shown if there are none. */
  empty: ReactNode
  /** The panels, each with its title. One without items is left out. */
  groupsOf: (
    items: readonly Item[],
  ) => readonly (readonly [title: string, items: readonly Item[]])[]
  /** A row, with its key. */
  row: (item: Item) => ReactNode
}

/** The items of a screen in panels, with what it shows while they load, after a failure, and if there are none. */
export function PanelList<Item>({ query, failed, empty, groupsOf, row }: PanelListProps<Item>) {
  const { data, isPending, error, refetch } = query
  if (isPending)
    return (
      <Card>
        <TrashSkeleton selectable={false} />
      </Card>
    )
  if (!data)
    return (
      <Card>
        <ErrorState title={failed} onRetry={() => void refetch()}>
          {error?.message}
        </ErrorState>
      </Card>
    )
  if (data.length === 0) return <Card>{empty}</Card>
  return groupsOf(data).map(
    ([title, items]) =>
      items.length > 0 && (
        <Panel key={title} title={title}>
          <ul>{items.map(row)}</ul>
        </Panel>
      ),
  )
}
