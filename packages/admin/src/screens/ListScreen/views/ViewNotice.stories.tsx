import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { careerView, expectCurrentView, someViews } from '../../../testing/stories/careerViews'
import { expectToast } from '../../../testing/stories/expectToast'

const list = listPath('US', career)
const { records } = careerFixtures
const CONTRACTS = records.filter(({ type }) => type === 'Contract').length

/** Links to views that are gone or not shared, and views with less than they had. */
const meta = {
  title: 'Screens/Features/Views/Notices',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: { views: someViews } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** A link to a view that is deleted, or of somebody else: the rest of the address applies. */
export const DeletedView: Story = {
  args: { path: `${list}?view=019b0000-0000-7000-8500-000000000077&type=Contract` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This view no longer exists/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(CONTRACTS))
  },
}

export const DeletedViewClosed: Story = {
  tags: ['action'],
  ...DeletedView,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText(/This view no longer exists/)).toBeNull())
    await expectCurrentView('All')
    await expect(await canvas.findByRole('button', { name: 'Type: Contract' })).toBeVisible()
  },
}

/** The start view was deleted by somebody else: the list says so, and shows all. */
export const StartViewGone: Story = {
  parameters: {
    api: {
      views: someViews,
      preferences: { careers: { startView: '019b0000-0000-7000-8500-000000000099' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This view no longer exists/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(records.length))
  },
}

const old = careerView(5, { name: 'Seniors', query: 'level=Senior&type=Contract&columns=title' })

/** A field of the view is gone: it opens without it. */
export const MissingField: Story = {
  args: { path: `${list}?view=${old.id}&type=Contract&columns=title` },
  parameters: { api: { views: [old] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The field “level” no longer exists.')).toBeVisible()
    await expect(canvas.queryByText('Changed')).toBeNull()
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(CONTRACTS))
  },
}

export const SavedWithoutMissingField: Story = {
  tags: ['action'],
  ...MissingField,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save without it' }))
    await expectToast('“Seniors” is saved.')
    await waitFor(() => expect(canvas.queryByText(/no longer exists/)).toBeNull())
  },
}
