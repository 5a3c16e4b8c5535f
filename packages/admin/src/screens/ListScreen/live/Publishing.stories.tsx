import { career } from '@staff/content/career/career.entity'
import { STATUSES } from '@staff/entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { chooseInRow, rowMenuName } from '../../../testing/stories/rowMenu'
import { careersByStatus, careerWith, expectStatus } from './stories/careersByStatus'

const draft = careerWith('Draft')
const published = careerWith('Published')
const changed = careerWith('Published and changed')

/** What the public site shows: the status of each record in its list, and what publishes and unpublishes records. */
const meta = {
  title: 'Screens/Features/Publishing',
  component: AdminAt,
  args: { path: listPath('US', career) },
  parameters: { layout: 'fullscreen', api: careersByStatus },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** A badge beside the title, unless the public site shows the record as it is. */
export const Statuses: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: published.title })
    for (const status of STATUSES)
      // oxlint-disable-next-line no-await-in-loop -- One row after the other.
      await expectStatus(canvas, careerWith(status).title, status)
  },
}

export const StatusesOnAPhone: Story = {
  ...Statuses,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const StatusesDark: Story = { ...Statuses, globals: { theme: 'dark' } }

export const StatusesRightToLeft: Story = { ...Statuses, globals: { direction: 'rtl' } }

/** A long title gives way to the badge. */
export const LongTitle: Story = {
  parameters: {
    api: {
      ...careersByStatus,
      records: {
        careers: [
          { ...changed, title: 'Principal engineer for timetables, invoices and booking portals' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const badge = await canvas.findByText('Changed')
    await expect(badge).toBeVisible()
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth + 1)
  },
}

/** Each choice says how many records have the status. */
export const FilterOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter by Status' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Filter by Status' }))
    await expect(await popup.findAllByRole('option')).toHaveLength(5)
    const option = popup.getByRole('option', { name: /^Draft/ })
    await waitFor(() => expect(option).toHaveTextContent('1'))
  },
}

export const Filtered: Story = {
  args: { path: `${listPath('US', career)}?status=Draft` },
  play: async ({ canvas }) => {
    await expectStatus(canvas, draft.title, 'Draft')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Status: Draft' })).toBeVisible()
  },
}

/** The menu of a record that the public site shows in an earlier version has both. */
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas, changed.title)
    await expect(await screen.findByRole('menuitem', { name: 'Publish' })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Unpublish' })).toBeVisible()
  },
}

export const Published: Story = {
  play: async ({ canvas }) => {
    await chooseInRow(canvas, draft.title, 'Publish')
    await expectToast('The career was published.')
    await expectStatus(canvas, draft.title, 'Published')
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

/** @summary Undo makes it a draft again. */
export const PublishUndone: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await chooseInRow(canvas, draft.title, 'Publish')
    await expectToast('The career was published.')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expectToast('Undone for 1 career.')
    await expect(
      await canvas.findByRole('rowheader', { name: new RegExp(`^${draft.title} (Draft|Unp)`) }),
    ).toBeVisible()
  },
}

export const UnpublishAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToUnpublish(canvas)
    await expect(
      dialog.getByText('The public site no longer shows it. You can publish it again.'),
    ).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** @summary The dialog closes, and the menu button has the focus again. */
export const UnpublishCancelled: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await askToUnpublish(canvas)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const button = canvas.getByRole('button', { name: rowMenuName(published.title) })
    await waitFor(() => expect(button).toHaveFocus())
    await expectStatus(canvas, published.title, 'Published')
  },
}

export const Unpublished: Story = {
  play: async ({ canvas }) => {
    await unpublish(canvas)
    await expectStatus(canvas, published.title, 'Unpublished')
  },
}

/** @summary Undo brings it back to the public site. */
export const UnpublishUndone: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await unpublish(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expectToast('Undone for 1 career.')
    await expectStatus(canvas, published.title, 'Published')
  },
}

/** Somebody who may not publish sees the status, and their menus offer nothing of it. */
export const AsReader: Story = {
  parameters: {
    api: {
      ...careersByStatus,
      role: 'staff',
      rights: { areas: { careers: 'see' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    await expectStatus(canvas, draft.title, 'Draft')
    await openMenu(canvas, changed.title)
    await expect(await screen.findByRole('menuitem', { name: 'History' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Publish' })).toBeNull()
    await expect(screen.queryByRole('menuitem', { name: 'Unpublish' })).toBeNull()
  },
}

async function openMenu(canvas: Canvas, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: rowMenuName(title) }))
}

async function askToUnpublish(canvas: Canvas) {
  await chooseInRow(canvas, published.title, 'Unpublish')
  return within(await screen.findByRole('alertdialog', { name: 'Unpublish this career?' }))
}

async function unpublish(canvas: Canvas) {
  const dialog = await askToUnpublish(canvas)
  await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }))
  await expectToast('The career was unpublished. The public site no longer shows it.')
}
