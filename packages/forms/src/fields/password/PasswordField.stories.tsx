import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectDescribed, expectFocusOrder } from '@staff/ui/stories/accessibilityChecks'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent } from 'storybook/test'

import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'Forms/Fields/PasswordField',
  component: PasswordField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { password: 'Blue-Depot-7' },
  },
  args: { name: 'password', autoComplete: 'current-password' },
  argTypes: { name: { control: false }, hint: handedOn.hint },
  decorators: [inSampleForm],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'password',
  filled: 'Blue-Depot-7',
  refused: 'blue',
  long: 'Blue-Depot-7'.repeat(6),
  draw: (name) => <PasswordField name={name} autoComplete="off" />,
})

/** The eye button is the next tab stop, and pressing it does not leave the field. */
export const Revealed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    const eye = canvas.getByRole('button', { name: 'Show password' })
    await expectFocusOrder([input, eye])
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
    await expectDescribed(input, { label: 'Password', required: true })
  },
}
