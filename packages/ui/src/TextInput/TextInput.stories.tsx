import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { TextInput } from './TextInput'

const meta = {
  title: 'Components/TextInput',
  component: TextInput,
  args: { label: 'Name', name: 'name', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: 'First and last name' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(input, 'Priya')
    await expect(input).toHaveValue('Priya')
    await expect(args.onChange).toHaveBeenCalledTimes(5)
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Filled: Story = { args: { defaultValue: 'Priya Raman' } }

export const Required: Story = { args: { required: true } }

export const WithHint: Story = {
  args: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'We write to this address when the testimonial is published.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveAccessibleDescription(/write to this address/)
    await expect(input).toHaveAttribute('type', 'email')
  },
}

export const Invalid: Story = {
  args: {
    required: true,
    hint: 'As it should stand under the quotation',
    error: 'Name is required',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/should stand.*Name is required/)
  },
}

export const Disabled: Story = { args: { defaultValue: 'Priya Raman', disabled: true } }

export const ReadOnly: Story = { args: { defaultValue: 'Priya Raman', readOnly: true } }

export const LongText: Story = {
  args: {
    label: 'The name under which the person wants to be quoted on the public site',
    defaultValue:
      'Dr. Maximiliane Alexandra von und zu Hohenstein-Wartenberg, Head of Fleet Operations and Deputy Chair of the Works Council at the Northern Depots',
  },
}
