import type { ReactNode } from 'react'

import type { Column, Mark } from '../columns'

/** The roles of a row and its cells, because their `display` in a card removes them. */
export const rowRole = { role: 'row' }
export const cellRole = { role: 'cell' }
const leadRole = { role: 'rowheader', scope: 'row' }

/** The cell of one column in one row. The cell of the lead column is the row's header. */
export function bodyCell<Row>(column: Column<Row>, row: Row): ReactNode {
  const { key, header, cell, align, priority, role, mark, note } = column
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
      {marked(<div data-value="">{isolated(cell(row))}</div>, mark?.(row), note?.(row))}
    </Cell>
  )
}

/** A value with its badge, which is never cut, and its note. */
function marked(value: ReactNode, mark: Mark | undefined, note: ReactNode): ReactNode {
  if (!mark && !note) return value
  const badge = mark && (
    <span data-mark="" data-tone={mark.tone}>
      {mark.text}
    </span>
  )
  if (!note)
    return (
      <div data-marked="">
        {value}
        {badge}
      </div>
    )
  return (
    <div data-noted="">
      <div>
        {value}
        <div>
          {badge} <span data-note="">{note}</span>
        </div>
      </div>
    </div>
  )
}

/** Wraps plain text in an element, which the text direction and the ellipsis need. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' && content ? <bdi>{content}</bdi> : content
}
