import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { matrixStory } from '../stories/matrixStory'
import { expectTargetSizes } from '../stories/accessibilityChecks'
import { arabic, longText, pointerStates } from '../stories/states'
import { defineStatus } from '../stories/status'
import { Checkbox, type CheckboxProps } from './Checkbox'

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-21' }),
  },
  args: { id: 'choose', label: 'They must choose their own password', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<CheckboxProps>({
  room: '16rem',
  draw: (props) => <Checkbox {...props} onChange={() => {}} />,
  base: { label: 'They must choose their own password', checked: true },
  states: {
    Ticked: {},
    'Not ticked': { props: { checked: false } },
    Hover: { ...pointerStates.Hover, props: { checked: false } },
    'Focus visible': pointerStates['Focus visible'],
    'With a hint': { props: { hint: 'At the first login' } },
    Disabled: { props: { disabled: true } },
    'Disabled, not ticked': { props: { disabled: true, checked: false } },
    'Long text': { props: { label: longText } },
    'Right to left': { props: { label: arabic.name }, dir: 'rtl' },
  },
})

/** A click on the text and the space bar toggle the box too. */
export const TickedAndUnticked: Story = {
  args: { hint: 'At the first login' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: args.label })
    await expect(box).toHaveAccessibleDescription('At the first login')
    await expectTargetSizes(canvasElement)
    await userEvent.click(canvas.getByText(args.label))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
