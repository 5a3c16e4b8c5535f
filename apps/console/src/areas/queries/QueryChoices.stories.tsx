import { AdminAt, screenParameters } from '@staff/admin/testing'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { openedPath, staffRecords } from './storyRecords'
import { choose, expectWork, opened, takerOf } from './querySteps'

const { filled, records } = queryFixtures

/** The steps from one query to the next, and the choice of who takes care of it. */
const meta = {
  title: 'Screens/Areas/Queries/Steps and choices',
  component: AdminAt,
  args: { path: openedPath },
  parameters: { ...screenParameters, api: { records: staffRecords } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The next query of the list, and back. */
export const NextAndPrevious: Story = {
  tags: ['action'],
  play: async () => {
    const [, second] = records
    const dialog = await opened()
    await dialog.findByText(filled.subject)
    const next = dialog.getByRole('button', { name: 'Next query' })
    const previous = dialog.getByRole('button', { name: 'Previous query' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(await dialog.findByText(second?.subject ?? '')).toBeVisible()
    await expect(next).toHaveFocus()
    await userEvent.click(previous)
    await expect(await dialog.findByText(filled.subject)).toBeVisible()
  },
}

/** A query that leaves the filtered list by its new status still leads to the next one. */
export const NextOfNewOnes: Story = {
  tags: ['action'],
  args: { path: openedPath.replace('?', '?status=New&') },
  play: async ({ canvas }) => {
    const [, second] = records
    const dialog = await opened()
    await expectWork(dialog, 'Read', 'Nobody')
    await waitFor(() =>
      expect(canvas.queryByRole('rowheader', { name: filled.name, hidden: true })).toBeNull(),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Next query' }))
    await expect(await dialog.findByText(second?.subject ?? '')).toBeVisible()
  },
}

/** Staff filter by who takes care, though they cannot list users. */
export const FilteredByTakerAsStaff: Story = {
  args: { path: openedPath.replace(/\?.*/, '?assigneeId=none&status=New') },
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3))
    const [filter] = within(canvas.getByRole('group', { name: 'Filters' })).getAllByRole('button', {
      name: /Taken by/,
    })
    await userEvent.click(filter ?? document.body)
    await expect(await screen.findByRole('option', { name: /^Esme Thornbury/ })).toBeVisible()
    await expect(await screen.findByRole('option', { name: /^Nobody 3/ })).toBeVisible()
  },
}

/** Many queries are given to somebody at once. */
export const GivenTogether: Story = {
  tags: ['action'],
  args: { path: openedPath.replace(/\?.*/, '?status=New') },
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }))
    await userEvent.click(await bar.findByRole('button', { name: 'Set a field…' }))
    const dialog = await opened()
    await choose(await dialog.findByRole('button', { name: /Field$/ }), 'Taken by')
    await choose(await takerOf(dialog), 'Esme Thornbury')
    await userEvent.click(dialog.getByRole('button', { name: 'Set' }))
    await waitFor(() => expect(canvas.getAllByText('Esme Thornbury')).toHaveLength(3))
  },
}
