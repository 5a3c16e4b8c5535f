import type { AnyStored, ListParams } from '../../data/records/recordQueries'
import type { AreaScreens } from '../../shared/defineArea'
import type { RecordList } from '../../stores/recordList'
import { FilterBar } from './filters/FilterBar'
import { ListSearch } from './ListSearch'
import { ListTools } from './ListTools'
import { Toolbar } from './Toolbar'
import { ChangedView } from './views/LazyViews'

interface ListToolbarProps {
  area: AreaScreens
  params: ListParams
  /** The loaded list; undefined while it is loading. */
  list: RecordList<AnyStored> | undefined
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
}

/** The search, the filters, the columns and the other tools of a list, and what can be saved of them. */
export function ListToolbar({ area, params, list, onChange }: ListToolbarProps) {
  const many: string = area.entity.labels.many
  const label = `Search ${many.toLowerCase()}`
  return (
    <Toolbar>
      <ListSearch
        label={label}
        value={params.q}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <FilterBar area={area} params={params} onChange={(filters) => onChange({ filters })}>
        <ChangedView area={area} />
      </FilterBar>
      <ListTools area={area} params={params} list={list} />
    </Toolbar>
  )
}
