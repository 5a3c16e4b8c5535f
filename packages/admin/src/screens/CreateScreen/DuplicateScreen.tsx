import type { AnyEntity } from '@staff/forms/entity'
import { Button, Card, EmptyState, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'

import { ApiError } from '../../data/http/ApiError'
import { recordQueries, type AnyStored } from '../../data/records/recordQueries'
import type { AreaScreens } from '../../shared/defineArea'
import { createPath } from '../../shared/paths'
import { useRegion } from '../../shared/useRegion'
import { Page } from '../Page/Page'
import { EditorSkeleton } from '../RecordEditor/EditorSkeleton'
import { RecordEditor } from '../RecordEditor/RecordEditor'
import { RequiredIntro } from '../RecordEditor/RequiredIntro'

interface DuplicateScreenProps {
  area: AreaScreens
  /** The id of the record to duplicate. */
  source: string
}

/** The form of a new record, filled with the values of another one. */
export function DuplicateScreen({ area, source }: DuplicateScreenProps) {
  const { entity } = area
  const { one } = entity.labels
  const region = useRegion()
  const query = useQuery(recordQueries(entity).one(source))

  if (query.data)
    return <RecordEditor area={area} preset={copyOf(entity, query.data)} source={source} />
  const isNotFound = query.error instanceof ApiError && query.error.code === 'notFound'
  return (
    <Page title={`Add ${one}`} intro={query.isPending && <RequiredIntro />}>
      {query.isPending && <EditorSkeleton area={area} id={source} known={undefined} />}
      {isNotFound && (
        <Card>
          <EmptyState
            icon={<FileQuestion />}
            title={`The ${one} to duplicate does not exist`}
            action={<Button href={createPath(region, entity)}>{`Add an empty ${one}`}</Button>}
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
    </Page>
  )
}

/** The values of a record for a new one: without secrets, and without those that only one record may have. */
function copyOf(entity: AnyEntity, record: AnyStored): object {
  const { unique = [] } = entity
  const fields = Object.values(entity.fields).filter(
    ({ name, secret }) => !secret && !unique.includes(name),
  )
  return Object.fromEntries(fields.map(({ name }) => [name, Reflect.get(record, name)]))
}
