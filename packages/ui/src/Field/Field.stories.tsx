import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Input } from './control'
import { Field, type FieldLayoutProps } from './Field'

const draw: FieldLayoutProps['children'] = (control) => <Input {...control} name="reference" />

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Reference',
    children: draw,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Reference' })
    await expect(control).not.toHaveAttribute('aria-describedby')
    await expect(control).not.toHaveAttribute('aria-invalid')
    await userEvent.click(canvas.getByText('Reference'))
    await expect(control).toHaveFocus()
  },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Reference' })
    await expect(control).toBeRequired()
    // The browser's own bubbles would come before the form's messages.
    await expect(control).not.toHaveAttribute('required')
    await expect(canvas.getByText('*')).toBeVisible()
  },
}

export const WithHintAndError: Story = {
  args: {
    id: 'reference',
    required: true,
    hint: 'Two letters and four digits, such as AB 1234',
    error: 'Reference is required',
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveAttribute('aria-describedby', 'reference-hint reference-error')
    await expect(control).toHaveAccessibleDescription(
      'Two letters and four digits, such as AB 1234 Reference is required',
    )
    await expect(control).toBeInvalid()
  },
}

export const WithAside: Story = {
  args: { hint: 'As it stands on the invoice', aside: '3 left' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As it stands on the invoice 3 left',
    )
  },
}

export const ButtonAsControl: Story = {
  args: {
    kind: 'button',
    required: true,
    hint: 'A colour from the brand book',
    children: (control, labelId) => (
      <button
        type="button"
        id={control.id}
        aria-labelledby={`${labelId} ${control.id}`}
        aria-describedby={control['aria-describedby']}
      >
        Choose
      </button>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Reference Choose' })
    await expect(button).toHaveAccessibleDescription('A colour from the brand book Required')
  },
}

export const LongLabel: Story = {
  args: {
    required: true,
    label:
      'The reference under which your purchasing department keeps this contract, as far as you know it',
    error: 'The reference must be one that the purchasing department has given out this year',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
