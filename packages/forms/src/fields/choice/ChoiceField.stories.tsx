import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectDescribed } from '@staff/ui/stories/accessibilityChecks'
import { defineStatus } from '@staff/ui/stories/status'

import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { ChoiceField } from './ChoiceField'

const meta = {
  title: 'Forms/Fields/ChoiceField',
  component: ChoiceField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { type: 'Contract' },
  },
  args: { name: 'type' },
  argTypes: {
    name: { control: false },
    hint: handedOn.hint,
    placeholder: handedOn.placeholder,
  },
  decorators: [inSampleForm],
} satisfies Meta<typeof ChoiceField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'type',
  filled: 'Contract',
  refused: 'Volunteer',
  on: 'button',
  draw: (name) => <ChoiceField name={name} />,
})

export const Described: Story = {
  tags: ['action'],
  args: { hint: 'Stands beside the title on the public site' },
  play: ({ canvas, args }) =>
    expectDescribed(canvas.getByRole('button'), { ...args, label: 'Type', required: true }),
}
