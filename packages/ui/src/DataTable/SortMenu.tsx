import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Menu } from '../Menu/Menu'
import { color, space, text } from '../theme/tokens'
import { sortOrderLabel, tableWidth, type Column, type Sort } from './columns'

interface SortMenuProps {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'sortable' | 'sorts'>[]
  sort: Sort | undefined
  onSort: (key: string, order: Sort['order']) => void
  /** What stands before the menu: the box that selects all rows. */
  start?: ReactNode
}

const ORDERS = ['asc', 'desc'] as const

/** The sort menu of cards, which have no column headers. */
export function SortMenu({ columns, sort, onSort, start }: SortMenuProps) {
  const sortable = [...(sort?.others ?? []), ...columns.filter((column) => column.sortable)]
  const current = sortable.find(({ key }) => key === sort?.key) ?? sortable[0]
  if (!current) return null
  const order = sort?.order ?? 'asc'
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown

  return (
    <Bar>
      {start}
      <Menu
        label={`Sort: ${current.header}, ${sortOrderLabel(current.sorts, order)}`}
        trigger={
          <>
            Sort: {current.header}
            <Arrow />
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
    </Bar>
  )
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const Bar = styled.div`
  display: none;

  @container (max-width: ${tableWidth.cards}) {
    display: flex;
    gap: ${space.s2};
    align-items: center;
    padding: ${space.s1} ${space.s3};
    border-block-end: 1px solid ${color.line};
    color: ${color.inkMuted};
    font: ${text.sm};
  }
`
