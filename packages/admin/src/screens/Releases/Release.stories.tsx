import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { releasePath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { careerWith } from '../ListScreen/live/stories/careersByStatus'
import { apiWith, itemOf, open, refused, released, scheduled } from './stories/releases'

const draft = careerWith('Draft').title

/** One release: what is in it, what would refuse, and its history. */
const meta = {
  title: 'Screens/Features/Publishing/Release',
  component: AdminAt,
  args: { path: releasePath('US', open.id) },
  parameters: { layout: 'fullscreen', api: apiWith(open) },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    const records = within(await screen.findByRole('region', { name: '2 records' }))
    await expect(records.getByRole('link', { name: draft })).toBeVisible()
    await expect(records.getAllByText(/Publishes version 2/)).toHaveLength(2)
    await expect(canvas.getByText('Ana Moreno added 2 records')).toBeVisible()
    await expect(canvas.queryByText(/cannot be released/)).toBeNull()
  },
}

export const OpenOnAPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

/** Each record says why it stands in the way. */
export const Refused: Story = {
  parameters: { api: apiWith(refused) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 records cannot be released as they are')).toBeVisible()
    await expect(canvas.getByText(/^This career has changed since it was added/)).toBeVisible()
    await expect(canvas.getByText(/^A change of this career is scheduled already/)).toBeVisible()
  },
}

export const RefusedOnAPhone: Story = {
  ...Refused,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const RefusedDark: Story = { ...Refused, globals: { theme: 'dark' } }

/** @summary The record is in the release as it is now. */
export const NewestVersionUsed: Story = {
  tags: ['action'],
  parameters: { api: apiWith(refused) },
  play: async ({ canvas }) => {
    const use = await canvas.findByRole('button', { name: `Use version 2 of ${draft}` })
    await userEvent.click(use)
    await expect(await canvas.findByText('1 record cannot be released as it is')).toBeVisible()
    await expect(canvas.queryByText(/has changed since it was added/)).toBeNull()
  },
}

/** @summary Without the record, the release can go out. */
export const Removed: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${draft}` }))
    await expect(await screen.findByRole('region', { name: '1 record' })).toBeVisible()
    await expect(canvas.getByText(`Ana Moreno removed “${draft}”`)).toBeVisible()
  },
}

export const Scheduled: Story = {
  args: { path: releasePath('US', scheduled.id) },
  parameters: { api: apiWith(scheduled) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Goes out Tue, Dec 1/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

/** Somebody has cancelled the schedule of the record by itself. */
export const Lost: Story = {
  args: { path: releasePath('US', scheduled.id) },
  parameters: {
    api: apiWith({ ...scheduled, items: [itemOf('Draft', { isChanged: true })] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 record will not go out')).toBeVisible()
    await expect(canvas.getByText('Not scheduled')).toBeVisible()
  },
}

export const Released: Story = {
  args: { path: releasePath('US', released.id) },
  parameters: { api: apiWith(released) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Undo…' })).toBeVisible()
    await expect(canvas.getByText('Ana Moreno released it')).toBeVisible()
  },
}

/** @summary The records stay. */
export const Deleted: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete release' }))
    await expectToast('The release “Spring campaign” was deleted.')
    await expect(await canvas.findByText('There are no releases yet')).toBeVisible()
  },
}

export const RenameAsked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename this release' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue('Spring campaign')
  },
}

export const Failed: Story = {
  parameters: { api: { ...apiWith(open), answers: [answers.failing('releases')] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The release could not be loaded')).toBeVisible(),
}
