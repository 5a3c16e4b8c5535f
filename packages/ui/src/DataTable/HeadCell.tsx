import { ArrowUp } from 'lucide-react'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { Column, Sort } from './columns'
import { ColumnName, HeaderCell, SortButton } from './headParts'

interface HeadCellProps {
  column: Pick<Column<never>, 'key' | 'header' | 'sortable' | 'align' | 'priority' | 'role'>
  sort: Sort | undefined
  onSort: ((key: string) => void) | undefined
}

const ariaOrder = { asc: 'ascending', desc: 'descending' } as const

/** The header of a column, with a button where the column is sortable. The arrow always has its space. */
export function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { key, header, sortable, align, priority, role } = column
  const order = sort?.key === key ? ariaOrder[sort.order] : 'none'

  if (!sortable || !onSort) {
    return (
      <HeaderCell data-align={align} data-priority={priority}>
        {role === 'picture' ? (
          <VisuallyHidden>{header}</VisuallyHidden>
        ) : (
          <ColumnName>{header}</ColumnName>
        )}
      </HeaderCell>
    )
  }
  return (
    <HeaderCell data-align={align} data-priority={priority} aria-sort={order}>
      <SortButton type="button" onClick={() => onSort(key)}>
        {header}
        <ArrowUp />
      </SortButton>
    </HeaderCell>
  )
}
