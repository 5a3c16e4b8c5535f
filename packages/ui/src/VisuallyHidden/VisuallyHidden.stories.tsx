import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VisuallyHidden } from './VisuallyHidden'
import { Button } from '../Button/Button'
import { defineStatus } from '../stories/status'
import { doAndDont } from '../stories/DoAndDont'

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { children: 'of the testimonial by Priya Raman' },
  render: (args) => (
    <button type="button">
      Delete <VisuallyHidden {...args} />
    </button>
  ),
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const DoDont: Story = doAndDont({
  do: {
    show: (
      <Button size="s">
        Delete <VisuallyHidden>the testimonial of Priya Raman</VisuallyHidden>
      </Button>
    ),
    because: 'add what the eye takes from the place: whose button it is.',
  },
  dont: {
    show: (
      <Button size="s">
        Delete <VisuallyHidden>. Press Enter to delete. This is a button.</VisuallyHidden>
      </Button>
    ),
    because: 'explain how buttons work: a screen reader says that already.',
  },
})

export const ScreenReaderOnly: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleName('Delete of the testimonial by Priya Raman')
    await expect(canvas.getByText(/testimonial/).getBoundingClientRect().width).toBe(1)
  },
}
