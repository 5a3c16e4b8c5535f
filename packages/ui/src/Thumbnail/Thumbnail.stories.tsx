import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { samplePicture } from './samplePicture'
import { Thumbnail, type ThumbnailProps } from './Thumbnail'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'

const meta = {
  title: 'Components/Data/Thumbnail',
  component: Thumbnail,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { src: samplePicture, alt: 'Priya Raman' },
  argTypes: {
    src: {
      control: 'select',
      options: ['a picture', 'none', 'broken'],
      mapping: { 'a picture': samplePicture, none: undefined, broken: '/no-such-picture.png' },
    },
    size: { control: { type: 'range', min: 20, max: 96 } },
  },
} satisfies Meta<typeof Thumbnail>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<ThumbnailProps>({
  room: '8rem',
  draw: (props) => <Thumbnail {...props} />,
  base: { src: samplePicture, alt: 'Priya Raman' },
  states: {
    Small: {},
    Large: { props: { size: 72 } },
    'No picture': { props: { src: undefined } },
    'Right to left': { dir: 'rtl' },
  },
})

export const Small: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect([width, height]).toEqual([36, 36])
  },
}

export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const BrokenPicture: Story = {
  args: { src: 'data:image/png,broken', size: 72 },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Priya Raman' }).tagName).toBe('SPAN'),
    )
  },
}
