import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectDescribed, expectFocusOrder } from '@staff/ui/stories/accessibilityChecks'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { RatingField } from './RatingField'

const meta = {
  title: 'Forms/Fields/RatingField',
  component: RatingField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { rating: 4 },
  },
  args: { name: 'rating' },
  argTypes: { name: { control: false }, hint: handedOn.hint },
  decorators: [inSampleForm],
} satisfies Meta<typeof RatingField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'rating',
  filled: 4,
  refused: 9,
  on: 'label:nth-child(4) input',
  draw: (name) => <RatingField name={name} />,
})

export const ChosenByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    await expectFocusOrder([canvas.getByRole('radio', { name: '4 stars' })])
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked())
    await expectDescribed(canvas.getByRole('radio', { name: '5 stars' }), {
      ...args,
      label: 'Rating',
      required: true,
    })
  },
}
