import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { BarChart, type BarChartProps } from './BarChart'
import { matrixStory } from '../stories/matrixStory'
import { arabic } from '../stories/states'
import { defineStatus } from '../stories/status'

const bars = [3, 0, 5, 9, 4, 12, 7].map((value, index) => ({ label: `${index + 1} Nov`, value }))

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
  },
  args: { caption: 'Queries a day', labelHeading: 'Day', valueHeading: 'Queries', bars },
  render: (props) => <InPanel {...props} />,
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<BarChartProps>({
  draw: (props) => <InPanel {...props} />,
  base: { caption: 'Queries a day', labelHeading: 'Day', valueHeading: 'Queries', bars },
  states: {
    Default: {},
    'All zero': { props: { bars: bars.map(({ label }) => ({ label, value: 0 })) } },
    'One bar': { props: { bars: bars.slice(0, 1) } },
    'Large numbers': {
      props: { bars: bars.map(({ label, value }) => ({ label, value: value * 1_234_567 })) },
    },
    'Right to left': {
      props: { bars: [{ label: arabic.name, value: 2 }, ...bars.slice(0, 3)] },
      dir: 'rtl',
    },
  },
})

/** The chart itself is hidden from screen readers. */
export const TableForScreenReaders: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Queries a day' }))
    await expect(table.getByRole('columnheader', { name: 'Day' })).toBeInTheDocument()
    await expect(table.getByRole('row', { name: '6 Nov 12' })).toBeInTheDocument()
    await expect(table.getAllByRole('rowheader')).toHaveLength(bars.length)
  },
}

/** No bar covers a number of the axis, however wide it is. */
export const NumbersBesideTheBars: Story = {
  args: { bars: bars.map(({ label, value }) => ({ label, value: value * 12_345_678 })) },
  play: async ({ canvas, canvasElement }) => {
    const firstBar = canvasElement.querySelector('ol li')?.getBoundingClientRect()
    for (const number of canvas.getAllByText(/^\d+m$/i))
      await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(firstBar?.left ?? 0)
  },
}

/** A bar of 5 ends at the line of 5, and so on. */
export const BarsEndAtTheirLines: Story = {
  args: { bars: [0, 5, 10, 15].map((value) => ({ label: `Day ${value}`, value })) },
  play: async ({ canvasElement }) => {
    const middles = middlesOf(canvasElement.querySelectorAll('hr'))
    const drawn = [...canvasElement.querySelectorAll('ol:first-of-type li > span')]
    await expect(middles).toHaveLength(4)
    for (const [index, bar] of drawn.entries())
      await expect(Math.abs(bar.getBoundingClientRect().top - (middles[index] ?? 0))).toBeLessThan(
        1,
      )
  },
}

/** The label of the last bar does not run past the lines. */
export const LastLabelWithinTheLines: Story = {
  play: async ({ canvas, canvasElement }) => {
    const line = canvasElement.querySelector('hr')?.getBoundingClientRect()
    const label = canvas.getByText('7 Nov', { selector: 'span' }).getBoundingClientRect()
    await expect(label.right).toBeLessThanOrEqual(line?.right ?? 0)
  },
}

function middlesOf(elements: Iterable<Element>): number[] {
  return [...elements].map((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return (top + bottom) / 2
  })
}

/** A chart fills a flex container. */
function InPanel(props: BarChartProps) {
  return (
    <div
      style={{ display: 'flex', blockSize: '13rem', inlineSize: '24rem', maxInlineSize: '100%' }}
    >
      <BarChart {...props} />
    </div>
  )
}
