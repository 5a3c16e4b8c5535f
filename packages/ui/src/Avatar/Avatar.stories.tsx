import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { samplePicture } from '../Thumbnail/samplePicture'
import { Avatar, type AvatarProps } from './Avatar'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { arabic } from '../stories/states'

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { name: 'Ana Moreno' },
  argTypes: { size: { control: { type: 'range', min: 20, max: 96 } } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<AvatarProps>({
  draw: (props) => <Avatar {...props} />,
  base: { name: 'Ana Moreno' },
  variants: {
    Initials: {},
    Picture: { src: samplePicture },
    Large: { size: 48 },
  },
  states: {
    Default: {},
    'One name': { props: { name: 'Ängie' } },
    'Right to left': { props: { name: arabic.person }, dir: 'rtl' },
  },
})

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
