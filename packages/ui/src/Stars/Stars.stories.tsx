import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Stars, type StarsProps } from './Stars'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'

const meta = {
  title: 'Components/Data/Stars',
  component: Stars,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { value: 4 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 5 } } },
} satisfies Meta<typeof Stars>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<StarsProps>({
  room: '8rem',
  draw: (props) => <Stars {...props} />,
  base: { value: 4 },
  states: {
    'Four of five': {},
    All: { props: { value: 5 } },
    None: { props: { value: 0 } },
    'Out of ten': { props: { value: 7, max: 10 } },
    'Right to left': { dir: 'rtl' },
  },
})

export const FourOfFive: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 of 5' })).toBeVisible()
  },
}
