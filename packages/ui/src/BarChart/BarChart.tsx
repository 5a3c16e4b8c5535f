import { styled } from 'styled-components'

import { scaleTicks } from './scaleTicks'
import { useLocale } from '../Locale/LocaleContext'
import { color, space, text } from '../theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface BarChartBar {
  /** The bar's category, such as a date: unique in the chart. */
  label: string
  /** An integer of at least 0. */
  value: number
}

export interface BarChartProps {
  /** What the chart shows: the caption of the table for screen readers. */
  caption: string
  /** What a category is, such as `Week of`. */
  labelHeading: string
  /** What a value is, such as `Queries`. */
  valueHeading: string
  /** From the first to the last category; the last one is highlighted. */
  bars: readonly BarChartBar[]
}

/** Every third bar has a visible label, counted back from the last one. */
const LABEL_INTERVAL = 3

/** A bar chart of counts. Screen readers get a table instead. */
export function BarChart(props: BarChartProps) {
  return (
    <>
      <Chart {...props} />
      <Table {...props} />
    </>
  )
}

function Chart({ labelHeading, bars }: BarChartProps) {
  const numbers = new Intl.NumberFormat(useLocale(), { notation: 'compact' })
  const ticks = scaleTicks(Math.max(0, ...bars.map(({ value }) => value)))
  const top = ticks.at(-1) ?? 1
  return (
    <Root aria-hidden="true">
      <Axis>
        {ticks.map((tick) => (
          <Tick key={tick} style={{ '--at': tick / top }}>
            <span>{numbers.format(tick)}</span>
            <hr />
          </Tick>
        ))}
      </Axis>
      <Bars>
        {bars.map(({ label, value }) => (
          <li key={label} title={`${labelHeading} ${label}: ${value}`}>
            <Bar style={{ '--share': value / top }} />
          </li>
        ))}
      </Bars>
      <Labels>
        {bars.map(({ label }, index) => (
          <li key={label}>
            {(bars.length - 1 - index) % LABEL_INTERVAL === 0 && <span>{label}</span>}
          </li>
        ))}
      </Labels>
    </Root>
  )
}

function Table({ caption, labelHeading, valueHeading, bars }: BarChartProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeading}</th>
            <th scope="col">{valueHeading}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}

const Root = styled.div`
  flex: 1;
  display: grid;
  grid-template: 'axis bars' minmax(8rem, 1fr) '. labels' auto / auto minmax(0, 1fr);
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
  grid-template-columns: subgrid;
`

const Tick = styled.div`
  position: relative;
  inset-block-start: calc((1 - var(--at)) * 100%);
  grid-area: 1 / 1 / auto / -1;
  display: grid;
  /* Without a height of its own, a row would be as high as the number, and the line in its middle too low. */
  grid-template: 0 / subgrid;
  align-items: center;
  block-size: 0;

  hr {
    margin: 0;
    border: 0;
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

const Labels = styled.ol`
  ${columns}
  grid-area: labels;
  min-block-size: 1lh;

  /* A label may be wider than its bar and is centred below it. */
  li {
    display: flex;
    justify-content: center;
    inline-size: 0;
    justify-self: center;
    white-space: nowrap;
  }
  /* The last one ends with the lines. */
  li:last-child {
    justify-content: end;
    justify-self: end;
  }
`
