import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectAnnounced, expectDescribed } from '@staff/ui/stories/accessibilityChecks'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { fieldMatrix } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
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

/** Each rule is ticked as soon as it is met, visibly and for screen readers. */
export const RulesTicked: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAccessibleDescription(/a digit \(not met yet\)/u)
    await userEvent.type(input, '7')
    await waitFor(() => expect(input).toHaveAccessibleDescription(/a digit \(met\)/u))
    await expectDescribed(input, { label: 'Password', required: true })
  },
}

/** The list has all rules from the start, including those that only the server checks. */
export const AllRulesListed: Story = {
  args: {
    owner: { name: 'Ana Moreno', email: 'ana@northwind.example' },
    oldPassword: 'Blue-Depot-7',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    const told = (words: RegExp) => waitFor(() => expect(input).toHaveAccessibleDescription(words))
    await told(/easily guessed one – checked when you save/u)
    await userEvent.clear(input)
    await userEvent.type(input, 'Blue-Depot-7')
    await told(/not your old password \(not met yet\)/u)
    await told(/not your name or email \(met\)/u)
    await userEvent.type(input, 'moreno')
    await told(/not your old password \(met\)/u)
    await told(/not your name or email \(not met yet\)/u)
  },
}

/** The unmet rules are announced when typing stops, not at each key. */
export const AnnouncedAfterTyping: Story = {
  parameters: { values: { password: '' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Blue-Depot')
    await waitFor(() => expectAnnounced(canvasElement, 'Still missing: a digit'), { timeout: 3000 })
  },
}
