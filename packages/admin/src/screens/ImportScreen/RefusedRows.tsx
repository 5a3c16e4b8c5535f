import type { ImportReport } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button, color, space, text, weight } from '@staff/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { saveFile } from '../../shared/saveFile'
import { countOf } from '../ListScreen/selection/bulkTexts'
import { refusedFile } from './refusedFile'

interface RefusedRowsProps {
  entity: AnyEntity
  report: ImportReport
}

const STEP = 25

/** Every refused row, with the message at its cell. They can be downloaded with a column that says why. */
export function RefusedRows({ entity, report: { headers, refused } }: RefusedRowsProps) {
  const [count, setCount] = useState(STEP)
  return (
    <section aria-labelledby="refused-rows">
      <Head>
        <h2 id="refused-rows">
          {refused.length === 1 ? '1 refused row' : `${countOf(refused.length)} refused rows`}
        </h2>
        <Button
          size="s"
          icon={<Download />}
          onClick={() => saveFile(`${entity.area}-refused.csv`, refusedFile(headers, refused))}
        >
          Download them
        </Button>
      </Head>
      <List>
        {refused.slice(0, count).map(({ row, title, cells, errors }) => (
          <li key={row}>
            <Name>
              {`Row ${row}`}
              {title.trim() && <bdi>{` · ${title}`}</bdi>}
            </Name>
            {errors.map(({ column, message }) => (
              <Line key={`${column} ${message}`}>
                {column !== null && (
                  <Cell>
                    {headers[column]}: <bdi>{cells[column]?.trim() || '(empty)'}</bdi>
                  </Cell>
                )}
                <Message>{message}</Message>
              </Line>
            ))}
          </li>
        ))}
      </List>
      {refused.length > count && (
        <Button size="s" onClick={() => setCount(count + STEP)}>
          {`Show ${Math.min(STEP, refused.length - count)} more`}
        </Button>
      )}
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
`

const List = styled.ul`
  display: grid;
  gap: ${space.s2};
  margin: 0;
  padding: ${space.s2} 0;
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    padding-block-end: ${space.s2};
    border-block-end: 1px solid ${color.line};
  }
`

const Name = styled.div`
  font-weight: ${weight.label};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s3};
  font: ${text.sm};
`

const Cell = styled.span`
  color: ${color.inkMuted};
  max-block-size: 4rem;
  overflow: hidden;
`

const Message = styled.span`
  color: ${color.danger};
`
