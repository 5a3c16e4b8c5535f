import { color, Skeleton, space, text, useLocale, VisuallyHidden } from '@staff/ui'
import { styled } from 'styled-components'

import type { Week } from '../../data/recordQueries'
import { Panel } from './Panel'

export interface QueriesByWeekProps {
  /** The oldest first; undefined while they are on their way. */
  weeks: readonly Week[] | undefined
}

const HEIGHT = 110
/** Between two bars, in percent of the width. */
const GAP = 1.8
/** Rounds the top of a bar; at the bottom it lies below the picture. */
const ROUND = 4

/** How many queries came in each week: bars to see, and the same as a table to hear. */
export function QueriesByWeek({ weeks }: QueriesByWeekProps) {
  return (
    <Panel title="Queries a week">
      <Body aria-busy={!weeks}>
        {weeks ? (
          <>
            <Bars weeks={weeks} />
            <WeekTable weeks={weeks} />
          </>
        ) : (
          <Skeleton height={`${HEIGHT}px`} />
        )}
        <Legend aria-hidden="true">
          {weeks ? (
            <>
              <span>{weeks.length} weeks</span>
              <span>{weeks.at(-1)?.count ?? 0} this week</span>
            </>
          ) : (
            <Skeleton width="4rem" />
          )}
        </Legend>
      </Body>
    </Panel>
  )
}

function Bars({ weeks }: { weeks: readonly Week[] }) {
  const dateOf = useDates()
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  const step = (100 + GAP) / weeks.length
  return (
    <Picture aria-hidden="true" height={HEIGHT}>
      {weeks.map(({ weekStart, count }, index) => {
        // Where nothing came, a line says that the week was counted.
        const tall = Math.max(2, Math.round((count / most) * HEIGHT))
        return (
          <rect
            key={weekStart}
            x={`${index * step}%`}
            width={`${step - GAP}%`}
            y={HEIGHT - tall}
            height={tall + ROUND}
            rx={ROUND}
          >
            <title>{`Week of ${dateOf(weekStart)}: ${count}`}</title>
          </rect>
        )
      })}
    </Picture>
  )
}

function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  const dateOf = useDates()
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

/** Writes the first day of a week as the reader's region does. */
function useDates(): (weekStart: string) => string {
  const locale = useLocale()
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (weekStart) => days.format(new Date(weekStart))
}

const Body = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s6} ${space.s5} ${space.s5};
`

const Picture = styled.svg`
  inline-size: 100%;
  fill: color-mix(in srgb, ${color.accent} 35%, ${color.surface});

  rect:last-child {
    fill: ${color.accent};
  }

  @media (forced-colors: active) {
    fill: CanvasText;

    rect:last-child {
      fill: Highlight;
    }
  }

  /* The newest week stands at the end of the line, as in its legend. */
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s3};
  justify-content: space-between;
  align-items: center;
  min-block-size: 1lh;
  color: ${color.inkMuted};
  font: ${text.sm};
  font-variant-numeric: tabular-nums;
`
