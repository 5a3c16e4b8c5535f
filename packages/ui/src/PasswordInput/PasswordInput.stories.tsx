import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { PasswordInput, type PasswordInputProps } from './PasswordInput'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { fieldStates } from '../stories/fieldStates'
import { expectFocusOrder, expectDescribed } from '../stories/accessibilityChecks'

const meta = {
  title: 'Components/Inputs/PasswordInput',
  component: PasswordInput,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    label: 'Password',
    name: 'password',
    required: true,
    autoComplete: 'current-password',
    onBlur: fn(),
  },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<PasswordInputProps>({
  draw: (props) => <PasswordInput autoComplete="off" {...props} />,
  base: { label: 'Password', defaultValue: 'Blue-Depot-7' },
  states: {
    ...fieldStates,
    'Hover, the eye': { pseudo: 'hover', on: 'button' },
    'Focus visible, the eye': { pseudo: 'focus-visible', on: 'button' },
    Empty: { props: { defaultValue: '' } },
    Disabled: { props: { disabled: true } },
  },
})

export const Shown: Story = {
  args: { defaultValue: 'Blue-Depot-7' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Password')
    // With several passwords, the name must tell which one the button shows.
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await expect(input).toHaveAttribute('type', 'password')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')

    await userEvent.click(input)
    await userEvent.click(toggle)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Blue-Depot-7')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    // Showing the password does not leave the field, so no error appears yet.
    await expect(input).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

export const ShownByKeyboard: Story = {
  tags: ['action'],
  args: { defaultValue: 'Blue-Depot-7' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Invalid: Story = {
  args: { hint: 'At least 8 characters', error: 'Password is required' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Password')
    await expectDescribed(input, args)
    await expectFocusOrder([input, canvas.getByRole('button', { name: 'Show password' })])
  },
}
