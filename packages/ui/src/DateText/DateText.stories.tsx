import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LocaleContext } from '../Locale/LocaleContext'
import { matrixStory } from '../stories/matrixStory'
import { defineStatus } from '../stories/status'
import { DateText, type DateTextProps } from './DateText'

const meta = {
  title: 'Components/Data/DateText',
  component: DateText,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-24' }),
  },
  args: { value: '2026-11-22' },
} satisfies Meta<typeof DateText>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<DateTextProps>({
  room: '11rem',
  draw: (props) => <DateText {...props} />,
  base: { value: '2026-11-22' },
  states: {
    'A day': {},
    'With a time': { props: { value: '2026-11-22T14:30:00.000Z', withTime: true } },
    'No date': { props: { value: 'unknown' } },
    'Right to left': { dir: 'rtl' },
  },
})

export const ADay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('22 Nov 2026')).toHaveAttribute('datetime', '2026-11-22')
  },
}

/** In American dates the month is first. */
export const InTheUS: Story = {
  decorators: [
    (Story) => (
      <LocaleContext value="en-US">
        <Story />
      </LocaleContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 22, 2026')).toBeVisible()
  },
}

/** In the browser's time zone. */
export const WithATime: Story = {
  args: { value: new Date(2026, 10, 22, 14, 30).toISOString(), withTime: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('22 Nov 2026, 14:30')).toBeVisible()
  },
}

export const NoDate: Story = {
  args: { value: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unknown')).toBeVisible()
  },
}
