import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { TextInput, type TextInputProps } from './TextInput'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { fieldStates } from '../stories/fieldStates'
import { arabic, longText } from '../stories/states'
import { expectDescribed } from '../stories/accessibilityChecks'

const meta = {
  title: 'Components/Inputs/TextInput',
  component: TextInput,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { label: 'Name', name: 'name', onChange: fn(), onBlur: fn() },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: 'Priya Raman' } }

export const Matrix: Story = matrixStory<TextInputProps>({
  draw: (props) => <TextInput {...props} />,
  base: { label: 'Name', defaultValue: 'Priya Raman' },
  states: {
    ...fieldStates,
    Empty: { props: { defaultValue: '' } },
    'With a placeholder': { props: { defaultValue: '', placeholder: 'First and last name' } },
    Disabled: { props: { disabled: true } },
    'Read only': { props: { readOnly: true } },
    'Long text': { props: { ...fieldStates['Long text'].props, defaultValue: longText } },
    'Right to left': {
      props: { ...fieldStates['Right to left'].props, defaultValue: arabic.person },
      dir: 'rtl',
    },
  },
})

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
  play: ({ canvas, args }) => expectDescribed(canvas.getByRole('textbox'), args),
}
