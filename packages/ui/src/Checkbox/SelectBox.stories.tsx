import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { expectTargetSizes } from '../stories/accessibilityChecks'
import { matrixStory } from '../stories/matrixStory'
import { arabic, pointerStates } from '../stories/states'
import { defineStatus } from '../stories/status'
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
