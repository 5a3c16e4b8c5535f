import type { ImportReport } from '@staff/contract'
import { Badge, breakpoint, color, space, text } from '@staff/ui'
import { styled } from 'styled-components'

interface FirstRowsProps {
  report: ImportReport
}

type Outcome = ImportReport['sample'][number]['outcome']

const OUTCOMES: Record<
  Outcome,
  { label: string; tone: 'neutral' | 'accent' | 'success' | 'danger' }
> = {
  create: { label: 'New', tone: 'success' },
  change: { label: 'Changed', tone: 'accent' },
  same: { label: 'Unchanged', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
}

/** So many rows are there on a narrow screen. */
const FEW_ROWS = 3

/** The first rows of a file, with what becomes of them. On a narrow screen there are three. */
export function FirstRows({ report: { headers, fields, sample, rows } }: FirstRowsProps) {
  const shown = headers.flatMap((header, index) => (fields[index] ? [{ header, index }] : []))
  const title = rows > FEW_ROWS ? 'First rows' : 'Rows'
  return (
    <div>
      <h2>{title}</h2>
      {/* A region that scrolls needs the focus, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Scroller aria-label={title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Becomes</th>
              {shown.map(({ header, index }) => (
                <th key={index} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map(({ row, cells, outcome }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>
                  <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>
                </td>
                {shown.map(({ index }) => (
                  <td key={index}>
                    <Cell>{cells[index]}</Cell>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </div>
  )
}

const Scroller = styled.section`
  margin-block-start: ${space.s2};
  border-block: 1px solid ${color.line};
  overflow-x: auto;
`

const Table = styled.table`
  border-collapse: collapse;
  font: ${text.sm};

  @media (max-width: ${breakpoint.narrow}) {
    tbody tr:nth-child(n + ${FEW_ROWS + 1}) {
      display: none;
    }
  }

  th,
  td {
    padding: ${space.s2};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
  }
`

const Cell = styled.div`
  max-inline-size: 16rem;
  overflow: hidden;
  text-overflow: ellipsis;
`
