import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectDescribed } from '@staff/ui/stories/accessibilityChecks'
import { arabic, longText } from '@staff/ui/stories/states'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { fieldMatrix, handedOn } from './fieldStories'
import { inSampleForm } from './sampleForm'
import { TextAreaField } from './TextAreaField'

const meta = {
  title: 'Forms/Fields/TextAreaField',
  component: TextAreaField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { summary: 'Six months, with an option for six more.' },
  },
  args: { name: 'summary' },
  argTypes: {
    name: { control: false },
    hint: handedOn.hint,
    placeholder: handedOn.placeholder,
  },
  decorators: [inSampleForm],
} satisfies Meta<typeof TextAreaField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'summary',
  filled: 'Six months, with an option for six more.',
  refused: 'Six months. '.repeat(9),
  long: longText,
  rightToLeft: arabic.sentence,
  draw: (name) => <TextAreaField name={name} />,
})

/** No error appears while a person types. It appears on blur and disappears with the mistake. */
export const ErrorOnBlur: Story = {
  tags: ['action'],
  args: { hint: 'As it should stand under the quotation' },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('textbox', { name: 'Summary' })
    await userEvent.clear(control)
    await expectDescribed(control, { ...args, label: 'Summary', required: true })
    await userEvent.tab()
    await waitFor(() => expect(control).toBeInvalid())
    await expectDescribed(control, {
      ...args,
      label: 'Summary',
      required: true,
      error: 'Summary is required',
    })
    await userEvent.type(control, 'P')
    await waitFor(() => expect(control).toBeValid())
  },
}
