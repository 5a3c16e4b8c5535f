import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu, X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'

import { IconButton } from './IconButton'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X />, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Close: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await expect(button).toHaveAttribute('title', 'Close')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([32, 32])
  },
}

export const OpenNavigation: Story = { args: { label: 'Open navigation', icon: <Menu /> } }

export const Disabled: Story = { args: { disabled: true } }
