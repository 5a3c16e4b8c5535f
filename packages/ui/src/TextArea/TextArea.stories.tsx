import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { TextArea } from './TextArea'

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Summary', name: 'summary', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Summary' })
    await expect(area).toHaveAttribute('rows', '6')
    await userEvent.type(area, 'One line{Enter}and another')
    await expect(area).toHaveValue('One line\nand another')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Filled: Story = {
  args: {
    defaultValue:
      'You look after the booking portal of a haulage company: its timetable, its invoices and the app that drivers open at five in the morning.\n\nSix months, with an option for six more.',
  },
}

export const WithHint: Story = { args: { hint: 'Two or three sentences are enough.' } }

export const Invalid: Story = {
  args: {
    required: true,
    hint: 'Two or three sentences are enough.',
    error: 'Summary is required',
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).toBeInvalid()
    await expect(area).toBeRequired()
    await expect(area).toHaveAccessibleDescription(
      'Two or three sentences are enough. Summary is required',
    )
  },
}

export const Disabled: Story = {
  args: { defaultValue: 'Six months, with an option for six more.', disabled: true },
}
