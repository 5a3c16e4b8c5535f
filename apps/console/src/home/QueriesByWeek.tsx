import { Panel } from '@staff/admin'
import { color, Skeleton, space, text, VisuallyHidden } from '@staff/ui'
import { styled } from 'styled-components'

import type { Week } from './dashboard'
import { useWeekDates } from './useWeekDates'
import { WeekChart } from './WeekChart'

export interface QueriesByWeekProps {
  /** The oldest week first; undefined while loading. */
  weeks: readonly Week[] | undefined
}

/** The number of queries by week: a chart, and a table for screen readers. */
export function QueriesByWeek({ weeks }: QueriesByWeekProps) {
  return (
    <Panel title="Queries a week" action={weeks && <Now>{weeks.at(-1)?.count ?? 0} this week</Now>}>
      <Body aria-busy={!weeks}>
        {weeks ? (
          <>
            <WeekChart weeks={weeks} />
            <WeekTable weeks={weeks} />
          </>
        ) : (
          <Skeleton height="100%" />
        )}
      </Body>
    </Panel>
  )
}

function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  const dateOf = useWeekDates()
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>Queries a week</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Queries</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ weekStart, count }) => (
            <tr key={weekStart}>
              <th scope="row">{dateOf(weekStart)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
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
