import { type AnyEntity, fieldValue } from '@staff/entity'
import { useQuery } from '@tanstack/react-query'

import { recordQueries, type AnyStored } from '../../data/records/recordQueries'
import type { AreaScreens } from '../../shared/defineArea'
import { createPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { Page } from '../Page/Page'
import { EditorSkeleton } from '../RecordEditor/EditorSkeleton'
import { RecordEditor } from '../RecordEditor/RecordEditor'
import { RecordProblem } from '../RecordEditor/RecordProblem'
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
  return (
    <Page title={`Add ${one}`} intro={query.isPending && <RequiredIntro entity={entity} />}>
      {query.isPending && <EditorSkeleton area={area} id={source} />}
      {query.error && (
        <RecordProblem
          error={query.error}
          one={one}
          notFoundTitle={`The ${one} to duplicate does not exist`}
          wayOut={{ label: `Add an empty ${one}`, href: createPath(region, entity) }}
          onRetry={() => void query.refetch()}
        />
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
  return Object.fromEntries(fields.map(({ name }) => [name, fieldValue(record, name)]))
}
