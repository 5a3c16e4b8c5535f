import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { samplePicture } from './samplePicture'
import { Thumbnail } from './Thumbnail'

const meta = {
  title: 'Components/Thumbnail',
  component: Thumbnail,
  args: { src: samplePicture, alt: 'Priya Raman' },
} satisfies Meta<typeof Thumbnail>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect([width, height]).toEqual([36, 36])
  },
}

export const Large: Story = { args: { size: 72 } }

export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const NoPicture: Story = { args: { src: undefined } }

export const BrokenPicture: Story = {
  args: { src: 'data:image/png,broken', size: 72 },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Priya Raman' }).tagName).toBe('svg'),
    )
  },
}
