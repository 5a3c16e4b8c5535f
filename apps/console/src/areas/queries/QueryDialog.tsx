import { ApiError, recordQueries, type RecordDialogProps, StepButtons } from '@staff/admin'
import { query } from '@staff/content/query/query.entity'
import { Banner, Dialog, EmptyState, ErrorState, Skeleton } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'

import { PrintStyle } from './message/PrintStyle'
import { Columns } from './QueryDialogParts'
import { QueryFooter } from './work/QueryFooter'
import { QueryMessage } from './message/QueryMessage'
import { QueryMessageSkeleton } from './message/QueryMessageSkeleton'
import { QueryNotes } from './notes/QueryNotes'
import { StatusAndAssignee } from './work/StatusAndAssignee'
import { useMarkRead, useQueryWork } from './work/useQueryWork'

/** The dialog to work on a query: its message, its status, who takes care of it, a reply, and internal notes. */
export function QueryDialog({ id, onClose, neighbours, onOpen }: RecordDialogProps) {
  const client = useQueryClient()
  const queries = recordQueries(query)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...queries.one(id),
    // What the visitor wrote never changes, so the copy from a cached list is shown at once.
    placeholderData: () =>
      queries
        .cachedLists(client)
        .flatMap((list) => list.records)
        .find((record) => record.id === id),
  })
  const stored = isPlaceholderData ? undefined : data
  useMarkRead(stored)
  const work = useQueryWork(id, stored)
  const shown = work.shown ?? data
  const isGone = error instanceof ApiError && error.code === 'notFound'

  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={shown?.subject ?? 'Query'}
      tools={<StepButtons noun="query" neighbours={neighbours} onOpen={onOpen} />}
      footer={
        shown ? (
          <QueryFooter query={shown} work={work} />
        ) : (
          isPending && <Skeleton width="10.5rem" height="2.25rem" />
        )
      }
    >
      <PrintStyle />
      {shown && (
        <Columns>
          {work.problem && <Banner tone={work.problem.tone} title={work.problem.text} />}
          <QueryMessage query={shown} />
          <StatusAndAssignee query={shown} onChange={work.change} />
          <QueryNotes id={id} />
        </Columns>
      )}
      {isPending && (
        <Columns>
          <QueryMessageSkeleton />
        </Columns>
      )}
      {isGone && (
        <EmptyState icon={<FileQuestion />} title="This query does not exist">
          It may have been deleted, or its address is mistyped.
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
