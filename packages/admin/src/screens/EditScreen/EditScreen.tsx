import { Button, Card, EmptyState, ErrorState } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { useParams } from 'react-router-dom'

import { useContent } from '../../shared/admin'
import type { AreaScreens } from '../../shared/defineArea'
import { listPath } from '../../shared/paths'
import { listEntityOf } from '../../shared/returnPath'
import { useRegion } from '../../shared/useRegion'
import { ApiError } from '../../data/http/ApiError'
import { idOf, recordQueries } from '../../data/records/recordQueries'
import { Page } from '../Page/Page'
import { RecordEditor } from '../RecordEditor/RecordEditor'
import { EditorSkeleton } from '../RecordEditor/EditorSkeleton'
import { editTitles } from '../RecordEditor/editTitles'
import { RequiredIntro } from '../RecordEditor/RequiredIntro'

export interface EditScreenProps {
  area: AreaScreens
}

/** The form of one stored record. */
export function EditScreen({ area }: EditScreenProps) {
  const { entity } = area
  const { one } = entity.labels
  const parent = listEntityOf(useContent().areas, entity)
  const { recordId = '' } = useParams()
  const region = useRegion()
  const client = useQueryClient()
  const queries = recordQueries(entity)
  const query = useQuery(queries.one(recordId))

  // Cached data may be outdated, and the server would refuse a change of an old version.
  const isFresh = query.isFetchedAfterMount || query.isError
  if (query.data && isFresh) return <RecordEditor key={recordId} area={area} record={query.data} />

  const known = query.data ?? listed()
  const isNotFound = query.error instanceof ApiError && query.error.code === 'notFound'
  return (
    <Page {...editTitles(entity, known)} intro={!isFresh && <RequiredIntro />}>
      {isNotFound && (
        <Card>
          <EmptyState
            icon={<FileQuestion />}
            title={`This ${one} does not exist`}
            action={
              <Button
                href={listPath(region, parent)}
              >{`All ${parent.labels.many.toLowerCase()}`}</Button>
            }
          >
            It may have been deleted, or its address is mistyped.
          </EmptyState>
        </Card>
      )}
      {query.isError && !isNotFound && (
        <Card>
          <ErrorState title={`The ${one} could not be loaded`} onRetry={() => void query.refetch()}>
            {query.error.message}
          </ErrorState>
        </Card>
      )}
      {!isFresh && <EditorSkeleton area={area} id={recordId} known={known} />}
    </Page>
  )

  /** The record from a cached list. */
  function listed() {
    return queries
      .cachedLists(client)
      .flatMap((list) => list.records)
      .find((record) => idOf(entity, record) === recordId)
  }
}
