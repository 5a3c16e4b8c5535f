import type { AnyEntity } from '@staff/entity'
import { Button, Card, ErrorState } from '@staff/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'

import { trashQuery } from '../../data/trash/trashQuery'
import { useContent } from '../../shared/admin'
import { listPath } from '../../shared/paths'
import { listEntityOf } from '../../shared/returnPath'
import { useRegion } from '../../shared/regions/useRegion'
import { ListSearch } from '../ListScreen/toolbar/ListSearch'
import { Selected } from '../ListScreen/selection/bar/Selected'
import { useSelectionScope } from '../ListScreen/selection/useSelection'
import { Toolbar } from '../ListScreen/toolbar/Toolbar'
import { Page } from '../Page/Page'
import { DeleteForeverDialog } from './DeleteForeverDialog'
import { NothingInTrash } from './NothingInTrash'
import { TrashList } from './TrashList'
import { TrashSkeleton } from './TrashSkeleton'
import { TrashTotal } from './TrashTotal'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useTrashActions } from './useTrashSelection'

const TrashSelectionBar = lazy(() => import('./TrashSelectionBar'))

export interface TrashScreenProps {
  entity: AnyEntity
}

/** The deleted records of an area, for those who may delete some. */
export function TrashScreen({ entity }: TrashScreenProps) {
  return <Trash key={entity.area} entity={entity} />
}

function Trash({ entity }: TrashScreenProps) {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const query = useInfiniteQuery(trashQuery(entity, q))
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query
  useFoundAnnouncement(q, query.isPlaceholderData ? undefined : data?.total)
  useSelectionScope(entity, { q }, true)
  const actions = useTrashActions(entity)
  const region = useRegion()
  const parent = listEntityOf(useContent().areas, entity)
  const setWords = (words: string) => setSearch(words ? { q: words } : {}, { replace: true })

  return (
    <Page
      title={`Trash of ${entity.labels.many.toLowerCase()}`}
      crumb="Trash"
      // The empty string reserves the space, so that the heading does not move.
      note={data ? <TrashTotal total={data.total} isFound={q !== ''} /> : ''}
      intro="Deleted records can be restored here until they are deleted permanently."
      actions={
        <Button href={listPath(region, parent)}>All {parent.labels.many.toLowerCase()}</Button>
      }
    >
      <Card>
        <Toolbar>
          <ListSearch
            label="Search the trash"
            value={q}
            isAnswering={query.isFetching}
            onSearch={setWords}
          />
        </Toolbar>
        {content()}
      </Card>
      {data && (
        <Selected
          entity={entity}
          bar={(selected) => (
            <TrashSelectionBar
              {...selected}
              entity={entity}
              q={q}
              total={data.total}
              actions={actions}
            />
          )}
        />
      )}
      <DeleteForeverDialog entity={entity} records={data?.records ?? []} />
    </Page>
  )

  function content() {
    if (query.isPending) return <TrashSkeleton />
    if (!data) {
      return (
        <ErrorState title="The trash could not be loaded" onRetry={() => void query.refetch()}>
          {query.error?.message}
        </ErrorState>
      )
    }
    if (data.total === 0) return <NothingInTrash q={q} onClear={() => setWords('')} />
    return (
      <TrashList
        entity={entity}
        records={data.records}
        total={data.total}
        isMoreBusy={isFetchingNextPage}
        isMoreFailed={isFetchNextPageError}
        onMore={hasNextPage ? readMore : undefined}
      />
    )
  }

  async function readMore() {
    const { data: read } = await query.fetchNextPage()
    return read?.records.length ?? 0
  }
}
