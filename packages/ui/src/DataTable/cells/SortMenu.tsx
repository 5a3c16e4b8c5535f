import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { styled } from 'styled-components'

import { Menu } from '../../Menu/Menu'
import { sortOrderLabel, type Column, type Sort } from '../columns'

export interface SortMenuProps {
  /** The columns of the table. Those that are not sortable are not offered. */
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'sortable' | 'sorts'>[]
  /** The current sort order. */
  sort: Sort | undefined
  /** Called with the chosen column and direction. */
  onSort: (key: string, order: Sort['order']) => void
}

const ORDERS = ['asc', 'desc'] as const

/** A button that says how a table is sorted, and a menu that sorts it: for cards, and where the column is hidden. */
export function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const sortable = [...(sort?.others ?? []), ...columns.filter((column) => column.sortable)]
  const current = sortable.find(({ key }) => key === sort?.key) ?? sortable[0]
  if (!current) return null
  const order = sort?.order ?? 'asc'
  const Arrow = order === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow

  return (
    <Menu
      label={`Sort: ${current.header}, ${sortOrderLabel(current.sorts, order)}`}
      trigger={
        <>
          <Arrow />
          <Name data-part="text">Sort: {current.header}</Name>
        </>
      }
      items={[
        {
          heading: 'Sort by',
          items: sortable.map(({ key, header }) => ({
            id: key,
            label: header,
            checked: key === current.key,
            onAction: () => onSort(key, order),
          })),
        },
        { separator: true },
        {
          heading: 'Order',
          items: ORDERS.map((way) => ({
            id: way,
            label: capitalized(sortOrderLabel(current.sorts, way)),
            checked: way === order,
            onAction: () => onSort(current.key, way),
          })),
        },
      ]}
    />
  )
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const Name = styled.span`
  white-space: nowrap;
`
