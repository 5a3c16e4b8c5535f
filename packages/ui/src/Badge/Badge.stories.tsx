import type { Meta, StoryObj } from '@storybook/react-vite'

import { Badge } from './Badge'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'US' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Accent: Story = { args: { tone: 'accent', children: 'Article' } }

export const Success: Story = { args: { tone: 'success', children: 'Saved' } }

export const Danger: Story = { args: { tone: 'danger', children: 'Refused' } }
