import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden'
import { widthOf, type Column, type Sort } from '../columns'
import { ColumnName, HeaderCell, SortButton } from './headParts'

interface HeadCellProps {
  column: Omit<Column<never>, 'cell' | 'sorts'>
  sort: Sort | undefined
  onSort: ((key: string) => void) | undefined
  /** What follows the header. */
  end: ReactNode
}

const ariaOrder = { asc: 'ascending', desc: 'descending' } as const

/** The header of a column, with a button where the column is sortable. The arrow always has its space. */
export function HeadCell({ column, sort, onSort, end }: HeadCellProps) {
  const { key, header, sortable, align, priority, role } = column
  const attributes = {
    'data-align': align,
    'data-priority': priority,
    'data-column': role === 'picture' ? undefined : key,
    'data-flexible': widthOf(column) === undefined || undefined,
  }
  const order = sort?.key === key ? ariaOrder[sort.order] : 'none'

  if (!sortable || !onSort) {
    return (
      <HeaderCell {...attributes}>
        {role === 'picture' ? (
          <VisuallyHidden>{header}</VisuallyHidden>
        ) : (
          <ColumnName>{header}</ColumnName>
        )}
        {end}
      </HeaderCell>
    )
  }
  return (
    <HeaderCell {...attributes} aria-sort={order}>
      <SortButton type="button" onClick={() => onSort(key)}>
        {header}
        <ArrowUp />
      </SortButton>
      {end}
    </HeaderCell>
  )
}
