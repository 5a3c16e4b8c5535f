import { query } from '@staff/forms/query/query.entity'
import { Button, Dialog, EmptyState, ErrorState, Skeleton } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestion, Reply } from 'lucide-react'

import { ApiError } from '../../data/ApiError'
import { recordQueries } from '../../data/recordQueries'
import { mailTo } from './mailTo'
import { PrintStyle } from './PrintStyle'
import { QueryMessage } from './QueryMessage'
import { QueryMessageSkeleton } from './QueryMessageSkeleton'

export interface QueryDialogProps {
  id: string
  onClose: () => void
}

/** The whole message of a query above the list. */
export function QueryDialog({ id, onClose }: QueryDialogProps) {
  const client = useQueryClient()
  const queries = recordQueries(query)
  const { data, error, isPending, refetch } = useQuery({
    ...queries.one(id),
    // A query is never changed, so the list's copy is as good.
    placeholderData: () =>
      queries
        .cachedLists(client)
        .flatMap((list) => list.records)
        .find((record) => record.id === id),
  })
  const isGone = error instanceof ApiError && error.code === 'notFound'

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data?.subject ?? 'Query'}
      footer={
        data ? (
          <Button variant="primary" icon={<Reply />} href={mailTo(data)}>
            Answer by email
          </Button>
        ) : (
          isPending && <Skeleton width="10.5rem" height="2.25rem" />
        )
      }
    >
      <PrintStyle />
      {data && <QueryMessage query={data} />}
      {isPending && <QueryMessageSkeleton />}
      {isGone && (
        <EmptyState icon={<FileQuestion />} title="This query does not exist">
          Its address may be mistyped.
        </EmptyState>
      )}
      {error && !isGone && !data && (
        <ErrorState title="The query could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
    </Dialog>
  )
}
