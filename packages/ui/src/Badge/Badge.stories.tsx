import type { Meta, StoryObj } from '@storybook/react-vite'

import { Badge, type BadgeProps } from './Badge'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { arabic } from '../stories/states'

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { children: 'US' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<BadgeProps>({
  draw: (props) => <Badge {...props} />,
  base: { children: 'Article' },
  variants: {
    Neutral: {},
    Accent: { tone: 'accent' },
    Success: { tone: 'success' },
    Danger: { tone: 'danger' },
  },
  states: {
    Default: {},
    'Long text': { props: { children: 'Contractual position' } },
    'Right to left': { props: { children: arabic.content }, dir: 'rtl' },
  },
})

export const DoDont: Story = doAndDont({
  do: {
    show: <Badge tone="danger">Refused</Badge>,
    because: 'say the state in a word or two. The colour only underlines it.',
  },
  dont: {
    show: <Badge tone="danger">!</Badge>,
    because: 'leave the meaning to the colour: not everybody sees it, and nobody hears it.',
  },
})
