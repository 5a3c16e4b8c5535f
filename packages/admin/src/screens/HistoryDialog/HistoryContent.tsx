import type { AnyEntity } from '@staff/entity'
import { Button, EmptyState, ErrorState } from '@staff/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'

import { ApiError } from '../../data/http/ApiError'
import { historyQueries } from '../../data/history/historyQueries'
import { useContent } from '../../shared/admin'
import { listPath } from '../../shared/paths'
import { listEntityOf } from '../../shared/returnPath'
import { useRegion } from '../../shared/regions/useRegion'
import { useHistoryAddress } from '../RecordEditor/beside/historyAddress'
import type { RefusedVersion } from '../RecordEditor/refusedVersion'
import { Panes } from './historyLayout'
import { HistorySkeleton } from './HistorySkeleton'
import { useSiteMarks } from './versions/useSiteMarks'
import { VersionList } from './versions/VersionList'
import { VersionPane } from './versions/VersionPane'

export interface HistoryContentProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  onRefused: (refused: RefusedVersion) => void
}

/** The versions, or the comparison of the chosen one in their place. */
export function HistoryContent({ entity, id, onRefused }: HistoryContentProps) {
  const { version } = useHistoryAddress()
  const { siteMark, isLoading } = useSiteMarks(entity, id)
  const query = useInfiniteQuery(historyQueries(entity, id).versions())
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const oldest = data?.revisions.at(-1)?.version ?? 0

  // A link may lead to a version of a later page, and the version before the chosen one may be there.
  const isFurther =
    version !== undefined && hasNextPage && !isFetchNextPageError && version <= oldest
  const readMore = useEffectEvent(() => void query.fetchNextPage())
  useEffect(() => {
    if (isFurther && !isFetchingNextPage) readMore()
  }, [isFurther, isFetchingNextPage])

  // The list comes back in place of a version.
  const panes = useRef<HTMLDivElement>(null)
  const last = useRef(version)
  useEffect(() => {
    if (last.current !== undefined && version === undefined)
      panes.current?.querySelector<HTMLElement>('nav a[tabindex="0"]')?.focus()
    last.current = version
  }, [version])

  // The links would move if their marks came later.
  if (query.isPending || isLoading)
    return <HistorySkeleton entity={entity} isVersionChosen={version !== undefined} />
  const [current] = data?.revisions ?? []
  if (!data || !current)
    return (
      <HistoryProblem error={query.error} entity={entity} onRetry={() => void query.refetch()} />
    )
  return (
    <Panes ref={panes} data-pane={version === undefined ? 'list' : 'version'}>
      <VersionList
        entity={entity}
        revisions={data.revisions}
        siteMark={siteMark}
        total={data.total}
        isMoreBusy={isFetchingNextPage}
        isMoreFailed={isFetchNextPageError}
        onMore={hasNextPage ? () => query.fetchNextPage() : undefined}
      />
      {version !== undefined && (
        <VersionPane
          key={version}
          entity={entity}
          id={id}
          version={version}
          revisions={data.revisions}
          isComplete={!isFurther}
          onReload={() => void query.refetch()}
          onRefused={onRefused}
        />
      )}
    </Panes>
  )
}

interface HistoryProblemProps {
  error: Error | null
  entity: AnyEntity
  onRetry: () => void
}

/** In place of the versions: the record is gone, or they could not be loaded. */
function HistoryProblem({ error, entity, onRetry }: HistoryProblemProps) {
  const { one } = entity.labels
  const parent = listEntityOf(useContent().areas, entity)
  const list = listPath(useRegion(), parent)
  if (error instanceof ApiError && error.code === 'notFound')
    return (
      <EmptyState
        icon={<FileQuestion />}
        title={`This ${one} no longer exists`}
        action={<Button href={list}>All {parent.labels.many.toLowerCase()}</Button>}
      >
        Somebody has deleted it since its form was opened.
      </EmptyState>
    )
  return (
    <ErrorState title="The history could not be loaded" onRetry={onRetry}>
      {error?.message}
    </ErrorState>
  )
}
