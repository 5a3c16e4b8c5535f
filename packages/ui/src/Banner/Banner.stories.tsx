import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../Button/Button'
import { Banner, type BannerProps } from './Banner'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { arabic, longText } from '../stories/states'

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { tone: 'info', children: 'What you typed before the session ended is still here.' },
  argTypes: {
    children: { control: 'text' },
    title: { control: 'text' },
    action: { control: false },
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<BannerProps>({
  room: '26rem',
  draw: (props) => <Banner {...props} />,
  base: { tone: 'info', children: 'What you typed before is still here.' },
  states: {
    Info: {},
    Success: { props: { tone: 'success', children: 'All 148 records are saved.' } },
    Warning: { props: { tone: 'warn', title: 'Somebody else changed this testimonial' } },
    Danger: { props: { tone: 'danger', title: 'The server did not answer' } },
    'With an action': {
      props: { title: 'Draft found', action: <Button size="s">Discard</Button> },
    },
    'Long text': { props: { tone: 'warn', title: longText, children: longText } },
    'Right to left': { props: { tone: 'success', children: arabic.sentence }, dir: 'rtl' },
  },
})

export const DoDont: Story = doAndDont({
  do: {
    show: (
      <Banner tone="danger" title="The server did not answer">
        Nothing was stored. What you typed is still here: try again in a moment.
      </Banner>
    ),
    because: 'say what happened, what became of the work, and what to do next.',
  },
  dont: {
    show: (
      <Banner tone="danger" title="Oops! Error 503">
        Something went wrong.
      </Banner>
    ),
    because: 'apologise, joke or show a number instead of telling what can be done.',
  },
})

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('still here')
  },
}

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
  globals: { viewport: { value: 'smallPhone' } },
}
