import type { AuditEntity } from '@staff/entity/people'
import { Dialog, EmptyState, ErrorState } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'

import { ApiError } from '../../../data/http/ApiError'
import { recordQueries } from '../../../data/records/recordQueries'
import { type RecordDialogProps } from '../../../shared/defineArea'
import { StepButtons } from '../../../shared/StepButtons'
import { ActDetails } from './ActDetails'
import { ActDetailsSkeleton } from './ActDetailsSkeleton'
import { ActLinks } from './ActLinks'
import { shortSummary, withComputed } from './auditRecord'

/** The dialog with the details of an act: who, when, from where, and every changed field. */
export function auditDialog(entity: AuditEntity) {
  return function AuditDialog(props: RecordDialogProps) {
    return <ActDialog {...props} entity={entity} />
  }
}

interface ActDialogProps extends RecordDialogProps {
  entity: AuditEntity
}

function ActDialog({ entity, id, onClose, neighbours, onOpen }: ActDialogProps) {
  const client = useQueryClient()
  const queries = recordQueries(entity)
  const { data, error, isPending, refetch } = useQuery({
    ...queries.one(id),
    // An entry does not change, so the copy from a cached list is shown at once.
    placeholderData: () =>
      queries
        .cachedLists(client)
        .flatMap((list) => list.records)
        .find((each) => each.id === id),
  })
  const entry = data && withComputed(data)
  const isGone = error instanceof ApiError && error.code === 'notFound'

  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={entry ? shortSummary(entry) : 'Audit entry'}
      tools={<StepButtons noun="entry" neighbours={neighbours} onOpen={onOpen} />}
      footer={entry && <ActLinks entry={entry} />}
    >
      {entry && <ActDetails entry={entry} />}
      {isPending && <ActDetailsSkeleton />}
      {isGone && (
        <EmptyState icon={<FileQuestion />} title="This entry does not exist">
          It may be older than the audit is kept, or its address is mistyped.
        </EmptyState>
      )}
      {error && !isGone && !entry && (
        <ErrorState title="The audit entry could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
    </Dialog>
  )
}
