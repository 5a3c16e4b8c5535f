import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, space, text, weight } from '../theme/tokens'

export interface TokenTableProps {
  /** The accessible name of the table. */
  label: string
  columns: readonly string[]
  /**
   * Whether the first cell of a row is code or text.
   * @default 'code'
   */
  names?: 'code' | 'words'
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

/** A table of tokens. In narrow places it scrolls. */
export function TokenTable({ label, columns, names = 'code', rows }: TokenTableProps) {
  return (
    // Focusable, so that the arrow keys can scroll it.
    <Scroller tabIndex={0} aria-label={label}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{names === 'code' ? <code>{name}</code> : name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}

const Scroller = styled.section`
  overflow-x: auto;
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${text.md};

  & th,
  & td {
    padding: ${space.s2} ${space.s3};
    border-block-end: 1px solid ${color.line};
    font-weight: ${weight.text};
    text-align: start;
    vertical-align: top;
  }
  & td {
    min-inline-size: 7rem;
    text-wrap: pretty;
  }
  & td > small {
    color: ${color.inkMuted};
    font: ${text.xs};
  }
  & thead th {
    color: ${color.inkMuted};
    font: ${text.xs};
    font-weight: ${weight.label};
    white-space: nowrap;
  }
  & tbody th {
    font-weight: ${weight.label};
  }
  & code {
    font-size: inherit;
  }
`
