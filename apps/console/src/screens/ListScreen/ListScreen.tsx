import { AddButton, Button, Card, EmptyState, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { SearchX } from 'lucide-react'

import type { AreaScreens } from '../../app/defineArea'
import { createPath } from '../../app/paths'
import { useCountry } from '../../app/useCountry'
import { recordQueries } from '../../data/recordQueries'
import { Page } from '../Page/Page'
import { DeleteDialog } from './DeleteDialog'
import { ListSearch } from './ListSearch'
import { RecordTable, RecordTableSkeleton } from './RecordTable'
import { useListParams } from './useListParams'

export interface ListScreenProps {
  area: AreaScreens
  icon: LucideIcon
}

/** The records of an area: searched, sorted and turned over in the address, with Add, Edit and Delete. */
export function ListScreen({ area, icon: Icon }: ListScreenProps) {
  const { entity } = area
  const { labels } = entity
  const country = useCountry()
  const { params, change } = useListParams(entity)
  const query = useQuery(recordQueries(entity).list(params))
  const addButton = <AddButton href={createPath(country, entity)}>{`Add ${labels.one}`}</AddButton>

  return (
    <Page title={labels.many} intro={labels.intro} actions={addButton}>
      <Card>
        <ListSearch
          label={`Search ${labels.many.toLowerCase()}`}
          value={params.q}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        {content()}
      </Card>
      <DeleteDialog entity={entity} />
    </Page>
  )

  function content() {
    if (query.isError && !query.data) {
      return (
        <ErrorState
          title={`The ${labels.many.toLowerCase()} could not be loaded`}
          onRetry={() => void query.refetch()}
        >
          {query.error.message}
        </ErrorState>
      )
    }
    if (!query.data) return <RecordTableSkeleton area={area} />
    if (query.data.total > 0) {
      return (
        <RecordTable
          area={area}
          list={query.data}
          params={params}
          onChange={change}
          busy={query.isPlaceholderData}
        />
      )
    }
    if (params.q) {
      return (
        <EmptyState
          icon={<SearchX />}
          title={`No ${labels.many.toLowerCase()} match “${params.q}”`}
          action={<Button onClick={() => change({ q: '' })}>Clear the search</Button>}
        >
          Check the spelling, or try fewer words.
        </EmptyState>
      )
    }
    return (
      <EmptyState icon={<Icon />} title={`No ${labels.many.toLowerCase()} yet`} action={addButton}>
        {`The first ${labels.one} that you add appears here and on the public site.`}
      </EmptyState>
    )
  }
}
