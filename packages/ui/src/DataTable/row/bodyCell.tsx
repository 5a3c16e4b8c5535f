import type { ReactNode } from 'react'

import type { Column, Mark } from '../columns'

/** The roles of a row and its cells, because their `display` in a card removes them. */
export const rowRole = { role: 'row' }
export const cellRole = { role: 'cell' }
const leadRole = { role: 'rowheader', scope: 'row' }

/** The cell of one column in one row. The cell of the lead column is the row's header. */
export function bodyCell<Row>(column: Column<Row>, row: Row): ReactNode {
  const { key, header, cell, align, priority, role, mark } = column
  const isLead = role === 'lead'
  const Cell = isLead ? 'th' : 'td'
  return (
    <Cell
      key={key}
      {...(isLead ? leadRole : cellRole)}
      data-align={align}
      data-role={role}
      // Columns of priority 1 are always shown and need no mark.
      data-priority={priority === 1 ? undefined : priority}
      data-label={isLead || role === 'picture' ? undefined : header}
    >
      {marked(<div data-value="">{isolated(cell(row))}</div>, mark?.(row))}
    </Cell>
  )
}

/** A value with its badge, which is never cut. */
function marked(value: ReactNode, mark: Mark | undefined): ReactNode {
  if (!mark) return value
  return (
    <div data-marked="">
      {value}
      <span data-mark="" data-tone={mark.tone}>
        {mark.text}
      </span>
    </div>
  )
}

/** Wraps plain text in an element, which the text direction and the ellipsis need. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' && content ? <bdi>{content}</bdi> : content
}
