import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { expectTargetSizes } from '../stories/accessibilityChecks'
import { matrixStory } from '../stories/matrixStory'
import { arabic, pointerStates } from '../stories/states'
import { defineStatus } from '../stories/status'
import { DataTable } from '../DataTable/DataTable'
import { rowBox } from '../DataTable/row/rowBox'
import { sampleColumns, sampleRows } from '../DataTable/sampleRows'
import { SelectBox, type SelectBoxProps } from './SelectBox'

const meta = {
  title: 'Components/Data/SelectBox',
  component: SelectBox,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
  },
  args: { label: 'Select Priya Raman', checked: false, onSelect: fn() },
} satisfies Meta<typeof SelectBox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<SelectBoxProps>({
  room: '8rem',
  draw: (props) => <SelectBox {...props} />,
  base: { label: 'Select Priya Raman', checked: false, onSelect: () => {} },
  states: {
    'Not selected': {},
    Selected: { props: { checked: true } },
    'Partly selected': { props: { isPartly: true } },
    Hover: pointerStates.Hover,
    'Focus visible': pointerStates['Focus visible'],
    'Right to left': { props: { label: arabic.name, checked: true }, dir: 'rtl' },
  },
})

/** Shift and a click or the space bar select a range. */
export const SelectedByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: args.label })
    await expectTargetSizes(canvasElement)
    await userEvent.click(box)
    await expect(args.onSelect).toHaveBeenLastCalledWith(true, false)
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(true, true)
  },
}

/** In the cells of a table a box has the size of a target, at each width. */
export const InTables: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {TABLE_WIDTHS.map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <DataTable
            caption={`Testimonials at ${width}`}
            columns={sampleColumns}
            rows={sampleRows.slice(0, 2)}
            rowKey={({ id }) => id}
            selection={{ head: <SelectBox {...ticked} />, cell: () => rowBox(ticked) }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox')
    for (const box of boxes) {
      const drawn = box.getBoundingClientRect()
      const cell = box.closest('th, td')?.getBoundingClientRect() ?? new DOMRect()
      await expect(drawn.width).toBe(24)
      await expect(drawn.right).toBeLessThanOrEqual(cell.right)
    }
  },
}

const TABLE_WIDTHS = ['61.5rem', '45.5rem', '40rem']

const ticked: SelectBoxProps = { label: 'Select', checked: true, onSelect: () => {} }
