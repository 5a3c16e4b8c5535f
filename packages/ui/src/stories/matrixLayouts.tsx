import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { color, space, text, weight } from '../theme/tokens'

interface LayoutProps {
  columns: string[]
  drawCell: (column: string, row?: string) => ReactNode
}

/** Variants as rows, states as columns. */
export function TableLayout({ rows, columns, drawCell }: LayoutProps & { rows: string[] }) {
  return (
    <Scroller>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Variant</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => (
                <td key={column}>{drawCell(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** One variant: its states flow in lines. */
export function FlowLayout({ columns, drawCell, room }: LayoutProps & { room: string }) {
  return (
    <Flow style={{ '--room': room }}>
      {columns.map((column) => (
        <figure key={column}>
          <figcaption>{column}</figcaption>
          {drawCell(column)}
        </figure>
      ))}
    </Flow>
  )
}

const Scroller = styled.div`
  overflow-x: auto;

  & > table {
    border-spacing: 0;
  }
  & :is(th, td) {
    padding: ${space.s2} ${space.s3};
    text-align: start;
    vertical-align: middle;
  }
  & > table > :is(thead, tbody) > tr > th {
    color: ${color.inkMuted};
    font: ${text.sm};
    font-weight: ${weight.label};
    white-space: nowrap;
  }
  & [data-state='Long text'] {
    max-inline-size: 12rem;
  }
`

const Flow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--room), 100%), 1fr));
  gap: ${space.s8} ${space.s6};

  & > figure {
    min-inline-size: 0;
  }
  & > figure > figcaption {
    padding-block-end: ${space.s2};
    margin-block-end: ${space.s3};
    border-block-end: 1px solid ${color.line};
    color: ${color.inkMuted};
    font: ${text.sm};
    font-weight: ${weight.label};
  }
`
