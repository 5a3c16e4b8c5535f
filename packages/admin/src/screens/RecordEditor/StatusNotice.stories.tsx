import { career } from '@staff/content/career/career.entity'
import type { Status } from '@staff/entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { editPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { careersByStatus, careerWith } from '../ListScreen/live/stories/careersByStatus'

/** What the form of a record says above its fields if the public site does not show the record as it is. */
const meta = {
  title: 'Screens/Features/Publishing/Form',
  component: AdminAt,
  args: { path: pathOf('Draft') },
  parameters: { layout: 'fullscreen', api: careersByStatus },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = notice('Draft', 'Draft. The public site does not show this career yet.')

export const PublishedAndChanged: Story = notice(
  'Published and changed',
  'The public site shows an earlier version of this career. Save publishes what you see here.',
)

export const Scheduled: Story = notice(
  'Scheduled',
  'Version 2 goes live Tue, Dec 1, 4:00 AM in New York · 9:00 AM UTC.',
)

export const Unpublished: Story = notice(
  'Unpublished',
  'Unpublished. The public site no longer shows this career.',
)

export const DraftOnAPhone: Story = {
  ...Draft,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const DraftDark: Story = { ...Draft, globals: { theme: 'dark' } }

/** Somebody who may not publish is not told what Save would do. */
export const AsEditor: Story = {
  args: { path: pathOf('Published and changed') },
  parameters: {
    api: {
      ...careersByStatus,
      role: 'staff',
      rights: { areas: { careers: 'edit' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The public site shows an earlier version of this career.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ask to publish…' })).toBeVisible()
    await expect(canvas.queryByText(/Save publishes/)).toBeNull()
  },
}

function pathOf(status: Status): string {
  return editPath('US', career, careerWith(status).jobId)
}

function notice(status: Status, text: string): Story {
  return {
    args: { path: pathOf(status) },
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
      await expect(canvas.getByText(text).closest('[role]')).toHaveRole('status')
    },
  }
}
