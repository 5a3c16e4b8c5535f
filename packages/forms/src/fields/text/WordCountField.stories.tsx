import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectDescribed, expectAnnounced } from '@staff/ui/stories/accessibilityChecks'
import { arabic, longText } from '@staff/ui/stories/states'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { WordCountField } from './WordCountField'

const meta = {
  title: 'Forms/Fields/WordCountField',
  component: WordCountField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { description: 'They rebuilt our booking portal.' },
  },
  args: { name: 'description' },
  argTypes: { name: { control: false }, hint: handedOn.hint },
  decorators: [inSampleForm],
} satisfies Meta<typeof WordCountField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'description',
  filled: 'They rebuilt our booking portal.',
  refused: 'They rebuilt our booking portal and on time too',
  long: longText,
  rightToLeft: arabic.sentence,
  draw: (name) => <WordCountField name={name} />,
})

/** The count is visible at once and announced after a pause. The maximum is the schema's. */
export const CountAnnounced: Story = {
  args: { hint: 'A few words about the work' },
  play: async ({ canvas, canvasElement, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.type(area, ' And on time')
    await expect(canvas.getByText('8 of 7 words')).toBeVisible()
    await waitFor(() => expectAnnounced(canvasElement, '1 word too many'))
    await userEvent.tab()
    await waitFor(() => expect(area).toBeInvalid())
    await expectDescribed(area, {
      ...args,
      label: 'Description',
      required: true,
      error: 'Description should not exceed 7 words (currently 8 words)',
    })
  },
}
