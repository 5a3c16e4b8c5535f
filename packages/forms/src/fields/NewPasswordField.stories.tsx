import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectTold } from '@staff/ui/stories/relations'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { fieldMatrix } from './fieldStories'
import { inSampleForm } from './sampleForm'
import { NewPasswordField } from './NewPasswordField'

const meta = {
  title: 'Forms/Fields/NewPasswordField',
  component: NewPasswordField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { password: 'Blue-Depot' },
  },
  args: { name: 'password' },
  argTypes: { name: { control: false } },
  decorators: [inSampleForm],
} satisfies Meta<typeof NewPasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'password',
  filled: 'Blue-Depot',
  refused: 'blue',
  long: 'Blue-Depot-7'.repeat(6),
  draw: (name) => <NewPasswordField name={name} />,
})

/** Each rule is ticked as soon as it is met, for the eye and for the ear. */
export const RulesTicked: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAccessibleDescription(/a digit \(not met yet\)/u)
    await userEvent.type(input, '7')
    await waitFor(() => expect(input).toHaveAccessibleDescription(/a digit \(met\)/u))
    await expectTold(input, { label: 'Password', required: true })
  },
}
