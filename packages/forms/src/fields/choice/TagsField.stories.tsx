import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectDescribed, expectAnnounced } from '@staff/ui/stories/accessibilityChecks'
import { arabic, longText } from '@staff/ui/stories/states'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { TagsField } from './TagsField'

const meta = {
  title: 'Forms/Fields/TagsField',
  component: TagsField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { tags: ['React', 'Storybook'] },
  },
  args: { name: 'tags' },
  argTypes: { name: { control: false }, hint: handedOn.hint },
  decorators: [inSampleForm],
} satisfies Meta<typeof TagsField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'tags',
  filled: ['React', 'Storybook'],
  refused: [longText],
  long: ['Accessibility', 'Booking portals', 'Design systems', 'Fleet operations', 'React'],
  rightToLeft: [arabic.testimonials, arabic.description],
  on: 'input',
  draw: (name) => <TagsField name={name} />,
})

/** Adding and removing is announced, and the focus stays in the field. */
export const AdditionAnnounced: Story = {
  tags: ['action'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Tags' })
    await userEvent.type(input, 'Formik{Enter}')
    await waitFor(() => expectAnnounced(canvasElement, 'Formik added'))
    await expectDescribed(input, {
      label: 'Tags',
      hint: 'Enter or a comma adds a tag',
      required: true,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove React' }))
    await waitFor(() => expectAnnounced(canvasElement, 'React removed'))
    await expect(canvas.getByRole('button', { name: 'Remove Storybook' })).toHaveFocus()
  },
}

/** A tag that differs from another only in hidden characters is refused. */
export const HiddenCharacter: Story = {
  parameters: { values: { tags: ['React', 'Re\u00ADact'] } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Tags' })
    await userEvent.click(input)
    await userEvent.tab()
    await waitFor(() =>
      expectDescribed(input, {
        label: 'Tags',
        hint: 'Enter or a comma adds a tag',
        required: true,
        error: 'A tag contains a soft hyphen (U+00AD) after "Re"',
      }),
    )
  },
}
