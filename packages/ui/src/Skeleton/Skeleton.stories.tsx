import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Skeleton } from './Skeleton'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const LineOfText: Story = { args: { width: '16rem' } }

export const Picture: Story = {
  args: { width: '72px', height: '72px' },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden]')
    await expect(skeleton?.getBoundingClientRect()).toMatchObject({ width: 72, height: 72 })
  },
}
