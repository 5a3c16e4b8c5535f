import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Card } from '../Card/Card'
import { ErrorState, type ErrorStateProps } from './ErrorState'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { arabic, longText, pointerStates } from '../stories/states'

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    title: 'The testimonials could not be loaded',
    children: 'The server did not answer. Nothing is lost: try again in a moment.',
    onRetry: fn(),
  },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<ErrorStateProps>({
  room: '24rem',
  draw: (props) => <ErrorState {...props} />,
  base: {
    title: 'The testimonials could not be loaded',
    children: 'The server did not answer. Try again in a moment.',
    onRetry: () => {},
  },
  states: {
    Default: {},
    ...pointerStates,
    'Nothing to try': { props: { onRetry: undefined } },
    'Long text': { props: { title: longText, children: longText } },
    'Right to left': {
      props: { title: arabic.testimonials, children: arabic.sentence },
      dir: 'rtl',
    },
  },
})

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithoutRetry: StoryObj<ErrorStateProps> = {
  args: { title: 'This testimonial is gone', children: undefined, onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const InsideACard: Story = { decorators: [(Story) => <Card>{Story()}</Card>] }
