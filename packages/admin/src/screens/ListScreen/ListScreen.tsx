import { accessTo } from '@staff/forms/entity'
import { AddButton, Card, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../shared/defineArea'
import { createPath } from '../../shared/paths'
import { useRegion } from '../../shared/useRegion'
import { recordQueries } from '../../data/records/recordQueries'
import { shortcuts } from '../../stores/shortcuts'
import { Page } from '../Page/Page'
import { ColumnsButton } from './columns/ColumnsButton'
import { DeleteDialog } from './table/DeleteDialog'
import { EmptyList } from './EmptyList'
import { FilterBar } from './filters/FilterBar'
import { ListSearch } from './ListSearch'
import { ListTotal } from './ListTotal'
import { LoadedList } from './LoadedList'
import { Selected } from './selection/Selected'
import { useSelectionScope } from './selection/useSelection'
import { RecordRowsSkeleton } from './table/RecordRows'
import { Toolbar } from './Toolbar'
import { isNarrowed, useListParams } from './useListParams'
import { useOpenedRecord } from './useOpenedRecord'
import { useResultAnnouncement } from './useResultAnnouncement'

export interface ListScreenProps {
  area: AreaScreens
  icon: LucideIcon
}

/** The records of an area, with search, sorting, pages, Add, Edit and Delete. The URL contains the parameters. */
export function ListScreen({ area, icon }: ListScreenProps) {
  const { entity, RecordDialog } = area
  const { one, many, intro } = entity.labels
  const region = useRegion()
  const { params, change } = useListParams(entity)
  const opened = useOpenedRecord()
  const query = useQuery(recordQueries(entity).list(params))
  useResultAnnouncement(area, params, query.isPlaceholderData ? undefined : query.data)
  useSelectionScope(area, params)
  const { isOn: hasKeys } = useSnapshot(shortcuts)
  const addButton = accessTo(entity).write === 'administrator' && (
    <AddButton
      href={createPath(region, entity)}
      aria-keyshortcuts={hasKeys ? 'n' : undefined}
    >{`Add ${one}`}</AddButton>
  )

  return (
    <Page
      title={many}
      // The empty string reserves the space, so that the heading does not move.
      note={query.data ? <ListTotal list={query.data} found={isNarrowed(params)} /> : ''}
      intro={intro}
      actions={addButton}
    >
      <Card>
        <Toolbar>
          <ListSearch
            label={`Search ${many.toLowerCase()}`}
            value={params.q}
            onSearch={(q) => change({ q }, { replace: true })}
          />
          <FilterBar
            entity={entity}
            params={params}
            headings={area.headings}
            onChange={(filters) => change({ filters })}
          />
          <ColumnsButton area={area} />
        </Toolbar>
        {query.data && (
          <LoadedList
            area={area}
            list={query.data}
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
        {query.isError && !query.data && (
          <ErrorState
            title={`The ${many.toLowerCase()} could not be loaded`}
            onRetry={() => void query.refetch()}
          >
            {query.error.message}
          </ErrorState>
        )}
        {query.isPending && <RecordRowsSkeleton area={area} selectable />}
      </Card>
      {query.data && <Selected area={area} list={query.data} params={params} />}
      {RecordDialog && opened.id && <RecordDialog id={opened.id} onClose={opened.close} />}
      <DeleteDialog
        entity={entity}
        list={query.data}
        found={isNarrowed(params)}
        onDeleted={(id) => id === opened.id && opened.close()}
      />
    </Page>
  )
}
