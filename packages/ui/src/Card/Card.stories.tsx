import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card } from './Card'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    padding: 'l',
    children: 'They rebuilt our booking portal in eleven weeks and the drivers actually like it.',
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Roomy: Story = {}

export const Compact: Story = { args: { padding: 'm' } }

export const CardInACard: Story = {
  args: { padding: 'm', children: <Card padding="m">The inner card is flat.</Card> },
}
