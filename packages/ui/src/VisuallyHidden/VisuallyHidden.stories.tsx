import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of the testimonial by Priya Raman' },
  render: (args) => (
    <button type="button">
      Delete <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const HeardNotSeen: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleName('Delete of the testimonial by Priya Raman')
    await expect(canvas.getByText(/testimonial/).getBoundingClientRect().width).toBe(1)
  },
}
