import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../Button/Button'
import { Banner } from './Banner'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'info', children: 'What you typed before the session ended is still here.' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('still here')
  },
}

export const Success: Story = { args: { tone: 'success', children: 'All 148 records are saved.' } }

export const ChangedBySomebodyElse: Story = {
  args: {
    tone: 'warn',
    title: 'Somebody else changed this testimonial',
    children: 'Nothing was overwritten. Compare before you save again.',
    action: <Button size="s">Show their version</Button>,
  },
}

export const NotSaved: Story = {
  args: {
    tone: 'danger',
    title: 'The server did not answer',
    children: 'Nothing was stored. What you typed is still here: try again in a moment.',
    action: <Button size="s">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer')
  },
}

export const OnANarrowScreen: Story = {
  ...NotSaved,
  globals: { viewport: { value: 'mobile1' } },
}
