import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Card } from '../Card/Card'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'The testimonials could not be loaded',
    children: 'The server did not answer. Nothing is lost: try again in a moment.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const CanBeRetried: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NothingToTry: Story = {
  args: { title: 'This testimonial is gone', children: undefined, onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const InsideACard: Story = { decorators: [(Story) => <Card>{Story()}</Card>] }
