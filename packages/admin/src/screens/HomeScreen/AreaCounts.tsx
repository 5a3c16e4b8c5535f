import { breakpoint, Card, color, Skeleton, space, text, useLocale } from '@staff/ui'
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

import { CountCell } from './CountCell'

export interface AreaCountsProps {
  areas: {
    label: string
    icon: LucideIcon
    href: string
    /** The number of records in the area; undefined while loading. */
    count: number | undefined
  }[]
}

/** The number of records in each area, as links to the lists. */
export function AreaCounts({ areas }: AreaCountsProps) {
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <Card>
      <Grid style={{ '--count': areas.length }}>
        {areas.map(({ label, icon: Icon, href, count }) => (
          <li key={label}>
            <Cell href={href}>
              <span>{label}</span>
              <strong>
                {count === undefined ? (
                  <Skeleton width="2.5rem" height="1.5rem" />
                ) : (
                  numbers.format(count)
                )}
              </strong>
              <Icon aria-hidden="true" />
            </Cell>
          </li>
        ))}
      </Grid>
    </Card>
  )
}

/**
 * Distributes the cells evenly over as many rows as needed for `--max` cells a row. The last row is stretched, so that
 * all rows end at the same edge. The gap draws the lines between the cells.
 */
const Grid = styled.ul`
  --max: 7;
  --rows: round(up, var(--count) / var(--max), 1);
  --columns: round(up, var(--count) / var(--rows), 1);

  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  background: ${color.line};

  > li {
    /* Slightly less than an even share leaves room for the gaps, but not for another cell. */
    flex: 1 1 calc(100% / (var(--columns) + 0.5));
    display: grid;
    min-inline-size: 0;
  }

  @container shell (max-width: 72rem) {
    --max: 5;
  }
  @container shell (max-width: ${breakpoint.narrow}) {
    --max: 2;
  }
  @container shell (max-width: ${breakpoint.tight}) {
    --max: 1;
  }
`

const Cell = styled(CountCell)`
  grid-template: 'count icon' auto 'label label' 1fr / 1fr auto;
  align-items: start;
  padding: ${space.s3} ${space.s4};
  color: ${color.inkMuted};
  font: ${text.xs};

  strong {
    color: ${color.ink};
    font: ${text.xl};
  }
`
