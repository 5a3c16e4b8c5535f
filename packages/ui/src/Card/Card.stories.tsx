import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card, type CardProps } from './Card'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { arabic, longText } from '../stories/states'

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    padding: 'l',
    children: 'They rebuilt our booking portal in eleven weeks and the drivers actually like it.',
  },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<CardProps>({
  draw: (props) => <Card {...props} />,
  base: { children: 'They rebuilt our booking portal in eleven weeks.' },
  states: {
    'No padding': {},
    Compact: { props: { padding: 'm' } },
    Roomy: { props: { padding: 'l' } },
    'Long text': { props: { padding: 'm', children: longText } },
    'Right to left': { props: { padding: 'm', children: arabic.sentence }, dir: 'rtl' },
  },
})

export const CardInACard: Story = {
  args: { padding: 'm', children: <Card padding="m">The inner card is flat.</Card> },
}
