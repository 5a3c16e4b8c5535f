import { BarChart, color, Skeleton, space, text, useLocale } from '@staff/ui'
import { styled } from 'styled-components'

import { Panel } from './Panel'

/** A count of one week. */
export interface WeekCount {
  /** The first day of the week, as `YYYY-MM-DD`. */
  weekStart: string
  count: number
}

export interface CountsByWeekProps {
  /** The title of the panel: `Orders a week`. */
  title: string
  /** What is counted, as a heading: `Orders`. */
  counted: string
  /** The oldest week first, the current one last; undefined while loading. */
  weeks: readonly WeekCount[] | undefined
}

/** A panel of the home screen with a count of each week as a chart, and that of the current week as a number. */
export function CountsByWeek({ title, counted, weeks }: CountsByWeekProps) {
  const days = new Intl.DateTimeFormat(useLocale(), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <Panel title={title} action={weeks && <Now>{weeks.at(-1)?.count ?? 0} this week</Now>}>
      <Body aria-busy={!weeks}>
        {weeks ? (
          <BarChart
            caption={title}
            labelHeading="Week of"
            valueHeading={counted}
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
