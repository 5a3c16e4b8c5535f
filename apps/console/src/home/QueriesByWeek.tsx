import { Panel } from '@staff/admin'
import { BarChart, color, Skeleton, space, text, useLocale } from '@staff/ui'
import { styled } from 'styled-components'

import type { Week } from './dashboard'

export interface QueriesByWeekProps {
  /** The oldest week first; undefined while loading. */
  weeks: readonly Week[] | undefined
}

/** The number of queries by week. */
export function QueriesByWeek({ weeks }: QueriesByWeekProps) {
  const days = new Intl.DateTimeFormat(useLocale(), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <Panel title="Queries a week" action={weeks && <Now>{weeks.at(-1)?.count ?? 0} this week</Now>}>
      <Body aria-busy={!weeks}>
        {weeks ? (
          <BarChart
            caption="Queries a week"
            labelHeading="Week of"
            valueHeading="Queries"
            bars={weeks.map(({ weekStart, count }) => ({
              label: days.format(new Date(weekStart)),
              value: count,
            }))}
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </Body>
    </Panel>
  )
}

const Now = styled.span`
  color: ${color.inkMuted};
  font: ${text.sm};
  font-variant-numeric: tabular-nums;
`

const Body = styled.div`
  flex: 1;
  display: flex;
  min-block-size: 13rem;
  padding: ${space.s5};
`
