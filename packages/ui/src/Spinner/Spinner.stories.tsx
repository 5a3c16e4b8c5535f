import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Spinner, type SpinnerProps } from './Spinner'
import { defineStatus } from '../stories/status'
import { Skeleton } from '../Skeleton/Skeleton'
import { space } from '../theme/tokens'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  argTypes: { size: { control: { type: 'range', min: 12, max: 64 } } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<SpinnerProps>({
  room: '8rem',
  draw: (props) => <Spinner {...props} />,
  base: {},
  states: {
    'Beside a text': {},
    'On its own': { props: { label: 'Loading the testimonial', size: 32 } },
    'Right to left': { props: { size: 32 }, dir: 'rtl' },
  },
})

export const DoDont: Story = doAndDont({
  do: {
    show: (
      <div style={{ display: 'grid', gap: space.s2 }}>
        <Skeleton width="9rem" height="1.25rem" />
        <Skeleton width="16rem" />
        <Skeleton width="13rem" />
      </div>
    ),
    because: 'keep the place of content that is on its way by its shape, so that nothing moves.',
  },
  dont: {
    show: <Spinner size={48} />,
    because: 'turn a wheel where a whole screen will be. It is for a short act, such as a save.',
  },
})

export const BesideAText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const OnItsOwn: Story = {
  args: { label: 'Loading the testimonial', size: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the testimonial')
  },
}
