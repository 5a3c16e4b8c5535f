import { Card, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { lazy } from 'react'

import type { AreaScreens } from '../../shared/defineArea'
import { recordQueries } from '../../data/records/recordQueries'
import { Page } from '../Page/Page'
import { AddressNotice } from './address/AddressNotice'
import { DeleteDialog } from './table/DeleteDialog'
import { EmptyList } from './result/EmptyList'
import { ListToolbar } from './toolbar/ListToolbar'
import { ListNote } from './result/ListNote'
import { LoadedList } from './LoadedList'
import { OpenedRecord } from './OpenedRecord'
import { Selected } from './selection/bar/Selected'
import { useSelectionScope } from './selection/useSelection'
import { RecordRowsSkeleton } from './table/RecordRows'
import { isNarrowed } from './listParams'
import { useAddButton } from './toolbar/useAddButton'
import { useListParams } from './useListParams'
import { useOpenedRecord } from './useOpenedRecord'
import { useResultAnnouncement } from './result/useResultAnnouncement'
import { Views, ViewTasks } from './views/LazyViews'
import { WideOnly } from './toolbar/WideOnly'

const SelectionBar = lazy(() => import('./selection/bar/SelectionBar'))

export interface ListScreenProps {
  area: AreaScreens
  icon: LucideIcon
}

/** The records of an area, with search, sorting, pages, Add, Edit and Delete. The URL contains the parameters. */
export function ListScreen({ area, icon }: ListScreenProps) {
  const { entity, recordDialog } = area
  const { many, title, intro } = entity.labels
  const { params, change, isStarting } = useListParams(entity)
  const opened = useOpenedRecord(entity)
  const query = useQuery({ ...recordQueries(entity).list(params), enabled: !isStarting })
  const list = query.data
  const isWaiting = query.isPending || query.isPlaceholderData
  useResultAnnouncement(area, params, query.isPlaceholderData ? undefined : list)
  useSelectionScope(area.entity, params)
  const addButton = useAddButton(entity)

  return (
    <Page
      title={title}
      note={<ListNote list={list} found={isNarrowed(params)} isWaiting={isWaiting} />}
      intro={<WideOnly>{intro}</WideOnly>}
      width="list"
      actions={addButton}
    >
      <AddressNotice entity={entity} />
      <Card onPointerEnter={() => void recordDialog?.().catch(() => undefined)}>
        <Views area={area} isStarting={isStarting} />
        <ListToolbar
          area={area}
          params={params}
          list={list}
          isAnswering={query.isFetching}
          onChange={change}
        />
        {list && (
          <LoadedList
            area={area}
            list={list}
            params={params}
            onChange={change}
            busy={query.isPlaceholderData}
            whenEmpty={
              <EmptyList
                entity={entity}
                icon={icon}
                q={params.q}
                hasFilters={params.filters !== undefined}
                onClear={() => change({ q: '', filters: undefined })}
                addButton={addButton}
              />
            }
          />
        )}
        {query.isError && !list && (
          <ErrorState
            title={`The ${many.toLowerCase()} could not be loaded`}
            onRetry={() => void query.refetch()}
          >
            {query.error.message}
          </ErrorState>
        )}
        {query.isPending && <RecordRowsSkeleton area={area} sort={params.sort} selectable />}
      </Card>
      {list && (
        <Selected
          entity={entity}
          bar={(selected) => <SelectionBar area={area} list={list} params={params} {...selected} />}
        />
      )}
      <ViewTasks area={area} />
      {recordDialog && opened.id && (
        <OpenedRecord id={opened.id} list={list} entity={entity} loadDialog={recordDialog} />
      )}
      <DeleteDialog
        entity={entity}
        list={list}
        found={isNarrowed(params)}
        onDeleted={(id) => id === opened.id && opened.close()}
      />
    </Page>
  )
}
