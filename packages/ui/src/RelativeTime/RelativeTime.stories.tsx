import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LocaleContext } from '../Locale/LocaleContext'
import { RelativeTime, type RelativeTimeProps } from './RelativeTime'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'

const meta = {
  title: 'Components/Data/RelativeTime',
  component: RelativeTime,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { value: '2026-11-14T07:30:00Z', now: new Date('2026-11-14T10:00:00Z') },
  argTypes: { now: { control: 'date' } },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<RelativeTimeProps>({
  room: '9rem',
  draw: (props) => <RelativeTime {...props} />,
  base: { value: '2026-11-14T10:00:00Z', now: new Date('2026-11-14T10:00:00Z') },
  states: {
    'Just now': {},
    'Minutes ago': { props: { value: '2026-11-14T09:52:00Z' } },
    'Hours ago': { props: { value: '2026-11-14T07:30:00Z' } },
    Yesterday: { props: { value: '2026-11-13T08:00:00Z' } },
    'This year': { props: { value: '2026-11-02T08:00:00Z' } },
    'Another year': { props: { value: '2025-11-02T08:00:00Z' } },
    'Right to left': { props: { value: '2026-11-14T09:52:00Z' }, dir: 'rtl' },
  },
})

function says(words: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible()
  }
}

export const HoursAgo: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('2 h ago')
    await expect(time).toHaveAttribute('datetime', '2026-11-14T07:30:00Z')
    await expect(time).toHaveAttribute('title', expect.stringContaining('14 November 2026'))
  },
}

export const JustNow: Story = {
  args: { value: '2026-11-14T09:59:40Z' },
  play: says('Just now'),
}

export const InSentence: Story = {
  args: { value: '2026-11-14T09:59:40Z', inSentence: true },
  play: says('just now'),
}

export const InSentenceYesterday: Story = {
  args: { value: '2026-11-13T08:00:00Z', inSentence: true },
  play: says('yesterday'),
}

export const MinutesAgo: Story = {
  args: { value: '2026-11-14T09:52:00Z' },
  play: says('8 min ago'),
}

export const AroundMidnight: Story = {
  args: { value: '2026-11-13T23:30:00Z', now: new Date('2026-11-14T01:40:00Z') },
  play: says('2 h ago'),
}

export const Yesterday: Story = {
  args: { value: '2026-11-13T08:00:00Z' },
  play: says('Yesterday'),
}

export const ThisYear: Story = {
  args: { value: '2026-11-12T23:59:00Z' },
  play: says('12 Nov'),
}

export const AnotherYear: Story = {
  args: { value: '2025-11-12T12:00:00Z' },
  play: says('12 Nov 2025'),
}

export const ClockAhead: Story = {
  args: { value: '2026-11-14T10:01:00Z' },
  play: says('Just now'),
}

export const NoDate: Story = { args: { value: 'unknown' }, play: says('unknown') }

/** In American dates the month is first. */
export const InTheUS: Story = {
  args: { value: '2025-11-12T14:05:00Z' },
  decorators: [
    (Story) => (
      <LocaleContext value="en-US">
        <Story />
      </LocaleContext>
    ),
  ],
  play: async ({ canvas }) => {
    const time = canvas.getByText('Nov 12, 2025')
    await expect(time).toHaveAttribute('title', expect.stringContaining('November 12, 2025'))
  },
}
