import { homePath, listPath } from '@staff/admin'
import { AdminAt, screenParameters } from '@staff/admin/testing'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { staffRecords, takers } from '../areas/queries/storyRecords'

/** The queries that wait for somebody, on the home screen. */
const meta = {
  title: 'Screens/General/Home/Waiting',
  component: AdminAt,
  args: { path: homePath('US') },
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** What waits comes first: new queries and the own ones, with the time that the oldest waits. Each leads to its list. */
export const MuchWaiting: Story = {
  parameters: {
    api: {
      records: {
        ...staffRecords,
        queries: queryFixtures.records.map((record, index) =>
          Object.assign(
            {},
            record,
            index < 20
              ? { status: 'New', assigneeId: null }
              : { status: 'Read', assigneeId: takers.ana },
          ),
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const fresh = await canvas.findByRole('link', { name: /^20 New queries The oldest came/ })
    await expect(fresh).toHaveAttribute('href', `${listPath('US', query)}?status=New`)
    const mine = canvas.getByRole('link', { name: /^7 Taken by you The oldest came/ })
    await userEvent.click(mine)
    const table = within(await canvas.findByRole('table', { name: 'Queries' }))
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(7))
  },
}

export const NothingWaiting: Story = {
  parameters: {
    api: {
      records: {
        queries: queryFixtures.records.map((record) =>
          Object.assign({}, record, { status: 'Answered' }),
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody waits to be read.')).toBeVisible()
    await expect(canvas.getByText('None of yours waits for an answer.')).toBeVisible()
  },
}
