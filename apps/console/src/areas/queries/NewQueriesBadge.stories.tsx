import { homePath } from '@staff/admin'
import { AdminAt, screenParameters } from '@staff/admin/testing'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { opened } from './querySteps'
import { takers } from './storyRecords'

const { records, filled } = queryFixtures

/** The numbers of queries in the navigation: new ones, and those that wait for an answer of the user. */
const meta = {
  title: 'Screens/Areas/Queries/Badge',
  component: AdminAt,
  args: { path: homePath('US') },
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Queries of which some are new. */
function withNew(count: number, mine = 0) {
  const queries = Array.from({ length: Math.max(count, 9) }, (_, index) => ({
    ...filled,
    ...records[index],
    id: `019a0000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
    status: index < count ? 'New' : 'Read',
    assigneeId: index < mine ? takers.ana : null,
  }))
  return { api: { badges: true, records: { queries } } }
}

const link = async (name: string) => {
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }))
  return navigation.findByRole('link', { name })
}

/** Without new queries there is no badge. */
export const NoneNew: Story = {
  parameters: withNew(0),
  play: async ({ canvas }) => {
    await canvas.findByText('Nobody waits to be read.')
    await expect(await link('Queries')).toBeVisible()
  },
}

export const SevenNew: Story = {
  parameters: withNew(7),
  play: async () => expect(await link('Queries 7 new')).toBeVisible(),
}

export const ManyNew: Story = {
  parameters: withNew(120),
  play: async () => expect(await link('Queries 99+ new')).toBeVisible(),
}

/** Somebody else has given two of them to the user. */
export const TwoYours: Story = {
  parameters: withNew(7, 2),
  play: async () => expect(await link('Queries 7 new 2 yours')).toBeVisible(),
}

/** The navigation is in a drawer, so its button has the badge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: withNew(7),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Open navigation 7 new' })).toBeVisible(),
}

export const ManyNewOnAPhone: Story = {
  ...OnAPhone,
  parameters: withNew(120),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Open navigation 99+ new' })).toBeVisible(),
}

/** The badge counts down when a new query is opened. */
export const OneLessWhenOpened: Story = {
  tags: ['action'],
  parameters: withNew(7),
  play: async ({ canvas }) => {
    await expect(await link('Queries 7 new')).toBeVisible()
    const newest = within(await canvas.findByRole('region', { name: 'Newest queries' }))
    await userEvent.click(
      (await newest.findAllByRole('link', { name: /US|UK/ }))[0] ?? document.body,
    )
    await opened()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Queries 6 new', hidden: true })).toBeInTheDocument(),
    )
  },
}
