import { Button, Card, EmptyState, ErrorState } from '@staff/ui'
import { FileQuestion } from 'lucide-react'

import { ApiError } from '../../data/http/ApiError'

interface RecordProblemProps {
  /** Why the record could not be loaded. */
  error: Error
  /** The entity's name for one record. */
  one: string
  /** The title if the record does not exist. */
  notFoundTitle: string
  /** Where to go if the record does not exist. */
  wayOut: { label: string; href: string }
  onRetry: () => void
}

/** In place of a form: the record does not exist, or it could not be loaded. */
export function RecordProblem({ error, one, notFoundTitle, wayOut, onRetry }: RecordProblemProps) {
  const isNotFound = error instanceof ApiError && error.code === 'notFound'
  return (
    <Card>
      {isNotFound ? (
        <EmptyState
          icon={<FileQuestion />}
          title={notFoundTitle}
          action={<Button href={wayOut.href}>{wayOut.label}</Button>}
        >
          It may have been deleted, or its address is mistyped.
        </EmptyState>
      ) : (
        <ErrorState title={`The ${one} could not be loaded`} onRetry={onRetry}>
          {error.message}
        </ErrorState>
      )}
    </Card>
  )
}
