import { color, space, text, useLocale } from '@staff/ui'
import { styled } from 'styled-components'

import type { Week } from './dashboard'
import { useWeekDates } from './useWeekDates'
import { weekScale } from './weekScale'

export interface WeekChartProps {
  /** The oldest week first. */
  weeks: readonly Week[]
}

/** Every third week has a label, counted back from the current week. */
const LABEL_INTERVAL = 3

/** A bar chart of the queries by week. It is hidden from screen readers, which get a table. */
export function WeekChart({ weeks }: WeekChartProps) {
  const dateOf = useWeekDates()
  const numbers = new Intl.NumberFormat(useLocale(), { notation: 'compact' })
  const ticks = weekScale(Math.max(0, ...weeks.map(({ count }) => count)))
  const top = ticks.at(-1) ?? 1
  return (
    <Root aria-hidden="true">
      <Axis>
        {ticks.map((tick) => (
          <Tick key={tick} style={{ '--at': tick / top }}>
            <span>{numbers.format(tick)}</span>
          </Tick>
        ))}
      </Axis>
      <Bars>
        {weeks.map(({ weekStart, count }) => (
          <li key={weekStart} title={`Week of ${dateOf(weekStart)}: ${count}`}>
            <Bar style={{ '--share': count / top }} />
          </li>
        ))}
      </Bars>
      <Dates>
        {weeks.map(({ weekStart }, index) => (
          <li key={weekStart}>
            {(weeks.length - 1 - index) % LABEL_INTERVAL === 0 && <span>{dateOf(weekStart)}</span>}
          </li>
        ))}
      </Dates>
    </Root>
  )
}

const Root = styled.div`
  flex: 1;
  display: grid;
  grid-template: 'axis bars' minmax(8rem, 1fr) '. dates' auto / auto minmax(0, 1fr);
  gap: ${space.s2};
  color: ${color.inkMuted};
  font: ${text.xs};
  font-variant-numeric: tabular-nums;
`

/** As wide as its widest number; its lines continue behind the bars. */
const Axis = styled.div`
  position: relative;
  grid-area: axis / axis / bars / bars;
  display: grid;
  justify-items: start;
`

const Tick = styled.div`
  position: relative;
  inset-block-start: calc((1 - var(--at)) * 100%);
  grid-area: 1 / 1;
  display: flex;
  gap: ${space.s2};
  align-items: center;
  inline-size: 100%;
  block-size: 0;

  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.line};
  }
  span {
    min-inline-size: 1.25rem;
    text-align: end;
  }
`

const columns = `
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`

const Bars = styled.ol`
  ${columns}
  position: relative;
  grid-area: bars;

  li {
    display: flex;
    align-items: end;
    padding-inline: ${space.s1};
  }
`

const Bar = styled.span`
  flex: 1;
  block-size: calc(var(--share) * 100%);
  border-start-start-radius: 4px;
  border-start-end-radius: 4px;
  background: color-mix(in srgb, ${color.accent} 35%, ${color.surface});

  :last-child > & {
    background: ${color.accent};
  }
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;

    :last-child > & {
      background: Highlight;
    }
  }
`

const Dates = styled.ol`
  ${columns}
  grid-area: dates;
  min-block-size: 1lh;

  /* A date is wider than its bar and is centred below it. */
  li {
    display: flex;
    justify-content: center;
    inline-size: 0;
    justify-self: center;
    white-space: nowrap;
  }
`
