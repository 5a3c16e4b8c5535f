import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Input } from './control'
import { Field, type FieldLayoutProps } from './Field'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { fieldStates } from '../stories/fieldStates'
import { expectDescribed } from '../stories/accessibilityChecks'

const draw: FieldLayoutProps['children'] = (control) => <Input {...control} name="reference" />

const meta = {
  title: 'Components/Inputs/Field',
  component: Field,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    label: 'Reference',
    children: draw,
  },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    children: { control: false },
    aside: { control: 'text' },
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<FieldLayoutProps>({
  draw: (props) => <Field {...props} />,
  base: { label: 'Reference', children: draw },
  states: fieldStates,
})

export const DoDont: Story = doAndDont(
  {
    do: {
      show: (
        <Field label="Email" required hint="We write to it when the testimonial is published">
          {draw}
        </Field>
      ),
      because: 'keep the label in sight, mark what is required, and put help below.',
    },
    dont: {
      show: (
        <Field label="">{(control) => <Input {...control} placeholder="Email (required)" />}</Field>
      ),
      because: 'let a placeholder be the label: it goes with the first letter.',
    },
  },
  {
    do: {
      show: (
        <Field label="Experience" required error="Job experience must be between 0 and 50 years">
          {draw}
        </Field>
      ),
      because: 'say what the field takes, so that the message is the way out.',
    },
    dont: {
      show: (
        <Field label="Experience" required error="Invalid value!">
          {draw}
        </Field>
      ),
      because: 'scold without telling what would be right.',
    },
  },
)

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
    // Otherwise the browser's own validation messages would appear before the form's.
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
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveAttribute('aria-describedby', 'reference-hint reference-error')
    await expectDescribed(control, args)
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
