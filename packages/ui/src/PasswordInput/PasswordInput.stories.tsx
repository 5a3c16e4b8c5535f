import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { PasswordInput } from './PasswordInput'

const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: {
    label: 'Password',
    name: 'password',
    required: true,
    autoComplete: 'current-password',
    onBlur: fn(),
  },
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Hidden: Story = { args: { defaultValue: 'Blue-Depot-7' } }

export const Shown: Story = {
  args: { defaultValue: 'Blue-Depot-7' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Password')
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await expect(input).toHaveAttribute('type', 'password')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')

    await userEvent.click(input)
    await userEvent.click(toggle)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Blue-Depot-7')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    // A glance at the password is not leaving the field: no complaint may come yet.
    await expect(input).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

export const ShownByKeyboard: Story = {
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
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters Password is required',
    )
  },
}

export const Disabled: Story = { args: { defaultValue: 'Blue-Depot-7', disabled: true } }
