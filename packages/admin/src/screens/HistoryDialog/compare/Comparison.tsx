import { changedFields, type WholeRevision } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button, ErrorState, LiveRegion, useAnnouncement } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { ApiError } from '../../../data/http/ApiError'
import { historyQueries } from '../../../data/history/historyQueries'
import { ComparedFields } from './ComparedFields'
import { ComparisonSkeleton } from '../HistorySkeleton'
import { differencesText } from '../versions/revisionTexts'

export interface ComparisonProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  version: number
  /** The version to compare with; undefined where there is none. */
  other: number | undefined
  current: number
}

/** What differs between two versions, the earlier one first. */
export function Comparison({ entity, id, version, other, current }: ComparisonProps) {
  const queries = historyQueries(entity, id)
  const one = useQuery(queries.one(version))
  const two = useQuery({ ...queries.one(other ?? version), enabled: other !== undefined })
  const failed = [one, two].find(({ error }) => error)
  if (failed?.error)
    return (
      <ErrorState
        title={
          isMissing(failed.error)
            ? 'There is no such version'
            : 'The versions could not be compared'
        }
        onRetry={isMissing(failed.error) ? undefined : () => void failed.refetch()}
      >
        {failed.error.message}
      </ErrorState>
    )
  if (!one.data || (other !== undefined && !two.data))
    return (
      <div aria-busy="true">
        <ComparisonSkeleton />
      </div>
    )
  const isLater = other === undefined || other < version
  const [earlier, later] = isLater
    ? [other === undefined ? undefined : two.data, one.data]
    : [one.data, two.data]
  return (
    <Differences
      key={other}
      entity={entity}
      earlier={earlier}
      later={later ?? one.data}
      current={current}
    />
  )
}

interface DifferencesProps {
  entity: AnyEntity
  /** Undefined where the first version is shown alone. */
  earlier: WholeRevision | undefined
  later: WholeRevision
  current: number
}

/** The fields that differ, with a button that shows the others too. */
function Differences({ entity, earlier, later, current }: DifferencesProps) {
  const [isAll, setAll] = useState(false)
  const [announcement, say] = useAnnouncement()
  const changed = earlier && changedFields(entity, earlier.values, later.values)
  const found = changed ? differencesText(entity, changed) : 'All fields are shown.'

  useEffect(() => say(found), [found, say])

  return (
    <>
      {changed?.length === 0 && <p>There are no differences.</p>}
      <ComparedFields
        entity={entity}
        earlier={earlier}
        later={later}
        current={current}
        names={isAll ? undefined : changed}
      />
      {changed && (
        <div>
          <Button onClick={() => setAll(!isAll)}>
            {isAll ? 'Show only what differs' : 'Show all fields'}
          </Button>
        </div>
      )}
      <LiveRegion announcement={announcement} />
    </>
  )
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.code === 'notFound'
}
