import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Stars } from './Stars'

const meta = {
  title: 'Components/Stars',
  component: Stars,
  args: { value: 4 },
} satisfies Meta<typeof Stars>

export default meta
type Story = StoryObj<typeof meta>

export const FourOfFive: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 of 5' })).toBeVisible()
  },
}

export const All: Story = { args: { value: 5 } }

export const None: Story = { args: { value: 0 } }
