import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Card } from '../Card/Card'
import { DataTable } from './DataTable'
import { DataTableSkeleton, type DataTableSkeletonProps } from './DataTableSkeleton'
import { sampleActions, sampleColumns, sampleRows, type SampleRow } from './sampleRows'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'

const SampleSkeleton = DataTableSkeleton<SampleRow>

/** The placeholder of a table while its records load. */
const meta = {
  title: 'Components/Data/DataTableSkeleton',
  component: SampleSkeleton,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { columns: sampleColumns },
  decorators: [
    (Story, { parameters }) => (parameters['matrix'] ? <Story /> : <Card>{Story()}</Card>),
  ],
} satisfies Meta<typeof SampleSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<DataTableSkeletonProps<SampleRow>>({
  room: '100%',
  draw: (props) => (
    <Card>
      <SampleSkeleton {...props} />
    </Card>
  ),
  base: { columns: sampleColumns, rows: 2 },
  states: {
    Loading: {},
    'Without actions': { props: { actions: false } },
    'Right to left': { dir: 'rtl' },
  },
})

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}

export const SameHeightAsTheTable: Story = {
  args: { rows: sampleRows.length },
  render: (args) => (
    <>
      <SampleSkeleton {...args} />
      <DataTable
        caption="Testimonials"
        columns={sampleColumns}
        rows={sampleRows}
        rowKey={({ id }) => id}
        onSort={() => {}}
        actions={sampleActions}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, table] = canvasElement.querySelectorAll('table')
    await expect(skeleton?.offsetHeight).toBe(table?.offsetHeight)
    const widths = [skeleton, table].map((each) =>
      Array.from(each?.querySelectorAll('th[scope="col"]') ?? [], (cell) => cell.clientWidth),
    )
    await expect(widths[0]).toEqual(widths[1])
  },
}

export const Narrow: Story = {
  args: { rows: 2 },
  globals: { viewport: { value: 'phone' } },
}
