import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ProgressBar, type ProgressBarProps } from './ProgressBar'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { label: 'Uploading priya.jpg', value: 0.4 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<ProgressBarProps>({
  draw: (props) => <ProgressBar {...props} />,
  base: { label: 'Uploading priya.jpg', value: 0.4 },
  states: {
    'Just begun': { props: { value: 0 } },
    'Under way': {},
    Done: { props: { value: 1 } },
    'Right to left': { dir: 'rtl' },
  },
})

export const InProgress: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading priya.jpg' })
    await expect(bar).toHaveAttribute('value', '0.4')
  },
}
