import type { Meta, StoryObj } from '@storybook/react-vite'
import { LocaleContext } from '@staff/ui'
import { expectDescribed } from '@staff/ui/stories/accessibilityChecks'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { fieldMatrix, handedOn } from './fieldStories'
import { inSampleForm } from './sampleForm'
import { DateField } from './DateField'

const meta = {
  title: 'Forms/Fields/DateField',
  component: DateField,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-24' }),
    values: { published: '2026-11-22' },
  },
  args: { name: 'published' },
  argTypes: { name: { control: false }, hint: handedOn.hint },
  decorators: [inSampleForm],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'published',
  filled: '2026-11-22',
  refused: '30/02/2026',
  draw: (name) => <DateField name={name} />,
})

/** A day that does not exist stays in the field, and the message says what is allowed. */
export const NotADate: Story = {
  parameters: { values: { published: '' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Published' })
    await userEvent.type(input, '30/02/2026')
    await leave()
    await waitFor(() => expect(input).toBeInvalid())
    await expect(input).toHaveValue('30/02/2026')
    await expectDescribed(input, {
      label: 'Published',
      required: true,
      error: 'Published must be a date, such as 2026-11-22',
      hint: 'For example 22/11/2026',
    })
  },
}

export const TooEarly: Story = {
  parameters: { values: { published: '' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Published' })
    await userEvent.type(input, '31/12/1899')
    await leave()
    await expect(await canvas.findByText('Published must not be before 1 Jan 1900')).toBeVisible()
  },
}

/** In the US, the same text is another day. */
export const InTheUS: Story = {
  parameters: { values: { published: '' } },
  decorators: [
    (Story) => (
      <LocaleContext value="en-US">
        <Story />
      </LocaleContext>
    ),
  ],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Published' })
    await userEvent.type(input, 'Feb 5 2026')
    await leave()
    await waitFor(() => expect(input).toHaveValue('02/05/2026'))
    await expect(input).toBeValid()
  },
}

/** A date with its time, which may be empty. */
export const WithATime: Story = {
  args: { name: 'remindAt' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Remind at' })
    await userEvent.type(input, '22/11/2026')
    await leave()
    const error = 'Remind at must be a date with a time, such as 2026-11-22T14:30Z'
    await expect(await canvas.findByText(error)).toBeVisible()
    await userEvent.clear(input)
    await leave()
    await waitFor(() => expect(input).toBeValid())
  },
}

/** The focus leaves the field after its calendar. */
async function leave() {
  await userEvent.tab()
  await userEvent.tab()
}
