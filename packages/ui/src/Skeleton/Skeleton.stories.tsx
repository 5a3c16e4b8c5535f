import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Skeleton, type SkeletonProps } from './Skeleton'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<SkeletonProps>({
  draw: (props) => <Skeleton {...props} />,
  base: {},
  states: {
    'A line of text': { props: { width: '12rem' } },
    'A heading': { props: { width: '9rem', height: '1.25rem' } },
    'A picture': { props: { width: '4.5rem', height: '4.5rem' } },
    'As wide as its place': {},
    'Right to left': { props: { width: '60%' }, dir: 'rtl' },
  },
})

export const Picture: Story = {
  args: { width: '72px', height: '72px' },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden]')
    await expect(skeleton?.getBoundingClientRect()).toMatchObject({ width: 72, height: 72 })
  },
}
