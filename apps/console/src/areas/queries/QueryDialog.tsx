import { ApiError, auth, openModal, hasAccess, recordQueries } from '@staff/admin'
import { accessTo } from '@staff/forms/entity'
import { query } from '@staff/forms/content/query/query.entity'
import { Button, DeleteButton, Dialog, EmptyState, ErrorState, Skeleton } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestion, Reply } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { mailTo } from './mailTo'
import { PrintStyle } from './PrintStyle'
import { QueryMessage } from './QueryMessage'
import { QueryMessageSkeleton } from './QueryMessageSkeleton'

export interface QueryDialogProps {
  id: string
  onClose: () => void
}

/** A dialog with the whole message of a query. */
export function QueryDialog({ id, onClose }: QueryDialogProps) {
  const client = useQueryClient()
  const queries = recordQueries(query)
  const { data, error, isPending, refetch } = useQuery({
    ...queries.one(id),
    // Queries never change, so the copy from a cached list is current.
    placeholderData: () =>
      queries
        .cachedLists(client)
        .flatMap((list) => list.records)
        .find((record) => record.id === id),
  })
  const canDelete = hasAccess(accessTo(query).remove, useSnapshot(auth).roleTypeId)
  const isGone = error instanceof ApiError && error.code === 'notFound'

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data?.subject ?? 'Query'}
      footer={
        data ? (
          <>
            {canDelete && (
              <DeleteButton
                onClick={() => openModal({ area: query.area, id, title: query.titleOf(data) })}
              />
            )}
            <ReplyButton href={mailTo(data)} />
          </>
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

/** Opens a reply in the mail program. Renders nothing if the stored email is invalid. */
function ReplyButton({ href }: { href: string | undefined }) {
  if (href === undefined) return null
  return (
    <Button variant="primary" icon={<Reply />} href={href}>
      Answer by email
    </Button>
  )
}
