import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { SkipLink } from './SkipLink'

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
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

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
    await expect(link).toHaveAttribute('href', '#main')
  },
}

export const OutOfSight: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).clipPath).toBe('inset(50%)')
  },
}
