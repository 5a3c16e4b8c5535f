import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { SkipLink } from './SkipLink'
import { defineStatus } from '../stories/status'

const meta = {
  title: 'Components/Layout/SkipLink',
  component: SkipLink,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          Press Tab: the link appears in the corner.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
    await expect(link).toHaveAttribute('href', '#main')
  },
}

export const RightToLeft: Story = { ...Focused, globals: { direction: 'rtl' } }

export const LongText: Story = {
  args: { children: 'Skip the navigation and go to the list of testimonials' },
  play: async () => {
    await userEvent.tab()
  },
}
