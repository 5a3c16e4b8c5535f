import { Button, Card, EmptyState, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { useParams } from 'react-router-dom'

import type { AreaScreens } from '../../app/defineArea'
import { listPath } from '../../app/paths'
import { listedWith } from '../../app/returnPath'
import { useCountry } from '../../app/useCountry'
import { ApiError } from '../../data/ApiError'
import { recordQueries } from '../../data/recordQueries'
import { Page } from '../Page/Page'
import { RecordEditor } from '../RecordEditor/RecordEditor'
import { EditorSkeleton } from '../RecordEditor/EditorSkeleton'

export interface EditScreenProps {
  area: AreaScreens
}

/** The form of one stored record, once it has arrived. */
export function EditScreen({ area }: EditScreenProps) {
  const { entity } = area
  const { one } = entity.labels
  const listed = listedWith(entity)
  const { recordId = '' } = useParams()
  const country = useCountry()
  const query = useQuery(recordQueries(entity).one(recordId))

  // What the cache kept from an earlier visit may be old, and a change of it would be refused.
  const isFresh = query.isFetchedAfterMount || query.isError
  if (query.data && isFresh) return <RecordEditor key={recordId} area={area} record={query.data} />

  const isGone = query.error instanceof ApiError && query.error.code === 'notFound'
  return (
    <Page title={`Edit ${one}`}>
      {isGone && (
        <Card>
          <EmptyState
            icon={<FileQuestion />}
            title={`This ${one} does not exist`}
            action={
              <Button
                href={listPath(country, listed)}
              >{`All ${listed.labels.many.toLowerCase()}`}</Button>
            }
          >
            It may have been deleted, or its address is mistyped.
          </EmptyState>
        </Card>
      )}
      {query.isError && !isGone && (
        <Card>
          <ErrorState title={`The ${one} could not be loaded`} onRetry={() => void query.refetch()}>
            {query.error.message}
          </ErrorState>
        </Card>
      )}
      {!isFresh && <EditorSkeleton />}
    </Page>
  )
}
