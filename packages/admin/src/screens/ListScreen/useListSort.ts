import type { AnyEntity } from '@staff/entity'
import type { Column, SortMenuProps } from '@staff/ui'

import type { AnyStored, ListParams } from '../../data/records/recordQueries'
import type { AreaScreens } from '../../shared/defineArea'
import { useColumns } from './columns/useColumns'

/** What the sort menu of a list needs: its columns, the current order, and what a choice does. */
export function useListSort(
  area: AreaScreens,
  { sort, order }: ListParams,
  onChange: (changes: Partial<ListParams>) => void,
): SortMenuProps {
  const { shown } = useColumns(area)
  return {
    columns: shown,
    sort: { key: sort, order, others: orderWithoutColumn(area.entity, shown) },
    onSort: (key, chosen) => onChange({ sort: key, order: chosen }),
  }
}

/** The order of an entity, where no column shows it. */
export function orderWithoutColumn({ ordered }: AnyEntity, shown: readonly Column<AnyStored>[]) {
  const isShown = !ordered || shown.some(({ key }) => key === ordered.by)
  return isShown ? [] : [{ key: ordered.by, header: 'Order', sorts: 'number' as const }]
}
