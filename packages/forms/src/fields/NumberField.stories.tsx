import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectDescribed } from '@staff/ui/stories/accessibilityChecks'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { fieldMatrix, handedOn } from './fieldStories'
import { inSampleForm } from './sampleForm'
import { NumberField } from './NumberField'

const meta = {
  title: 'Forms/Fields/NumberField',
  component: NumberField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { orderBy: '3' },
  },
  args: { name: 'orderBy' },
  argTypes: { name: { control: false }, hint: handedOn.hint },
  decorators: [inSampleForm],
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'orderBy',
  filled: '3',
  refused: 'three',
  long: '123456789012345678901234567890',
  draw: (name) => <NumberField name={name} />,
})

/** A text that is not a number stays in the field, and the message says what is allowed. */
export const NotANumber: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Order By' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, ' or 4')
    await userEvent.tab()
    await waitFor(() => expect(input).toBeInvalid())
    await expect(input).toHaveValue('3 or 4')
    const error = 'Order By must be a whole number from 0 to 99'
    await expectDescribed(input, { ...args, label: 'Order By', required: true, error })
  },
}
