import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { samplePicture } from '../Thumbnail/samplePicture'
import { Avatar } from './Avatar'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ana Moreno' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-initials="AM"]')).toBeVisible()
  },
}

export const OneName: Story = {
  args: { name: 'Ängie' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-initials="Ä"]')).toBeVisible()
  },
}

export const ManyNames: Story = {
  args: { name: ' Maria  del Carmen Ruiz ', size: 36 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-initials="MR"]')).toBeVisible()
  },
}

export const Picture: Story = { args: { src: samplePicture, size: 48 } }
