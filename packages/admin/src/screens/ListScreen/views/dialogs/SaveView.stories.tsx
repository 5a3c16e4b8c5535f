import { MAX_VIEWS } from '@staff/contract'
import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../../shared/paths'
import { answers } from '../../../../testing/fakeApi/answers'
import { AdminAt } from '../../../../testing/stories/AdminAt'
import { careerView, expectCurrentView, someViews } from '../../../../testing/stories/careerViews'
import { expectToast } from '../../../../testing/stories/expectToast'

const list = listPath('US', career)

/** Saving what a list shows as a new view. */
const meta = {
  title: 'Screens/Features/Views/Save view',
  component: AdminAt,
  args: { path: `${list}?type=Contract&q=engineer` },
  parameters: { layout: 'fullscreen', api: { views: someViews } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** It says what is saved. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSave(canvas)
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveFocus())
    await expect(dialog.getByText(/^Search: “engineer” · Type: Contract · Sorted by/)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'For everybody' })).toBeVisible()
  },
}

/** Only administrators save views for everybody. */
export const EmptyAsStaff: Story = {
  args: { path: '/US/dashboard/queries?q=react' },
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    const dialog = await openSave(canvas)
    await expect(dialog.getByRole('checkbox', { name: 'My start view' })).toBeVisible()
    await expect(dialog.queryByRole('checkbox', { name: 'For everybody' })).toBeNull()
  },
}

/** Nothing but own columns, which are not in the address. */
export const OwnColumns: Story = {
  args: { path: list },
  parameters: {
    api: {
      views: [],
      preferences: {
        careers: { columns: [{ key: 'department', shown: false, width: null }] },
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openSave(canvas)
    await expect(dialog.getByText(/5 of 7 columns/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Without departments{Enter}')
    await expectCurrentView('Without departments')
    await expect(canvas.queryByRole('columnheader', { name: 'Department' })).toBeNull()
  },
}

export const NameMissing: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSave(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await expect(await dialog.findByText('Name is required')).toBeVisible()
    await expect(dialog.getByLabelText(/^Name/)).toHaveFocus()
  },
}

export const NameTaken: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSave(canvas)
    await userEvent.type(dialog.getByLabelText(/^Name/), 'in london{Enter}')
    await expect(
      await dialog.findByText('You already have a view with this name here'),
    ).toBeVisible()
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('in london')
  },
}

export const TooMany: Story = {
  parameters: {
    api: {
      views: Array.from({ length: MAX_VIEWS }, (_, index) =>
        careerView(100 + index, { name: `View ${index + 1}`, query: '' }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openSave(canvas)
    await userEvent.type(dialog.getByLabelText(/^Name/), 'One more{Enter}')
    await expect(
      await dialog.findByText(`There are ${MAX_VIEWS} views here already. Delete one first.`),
    ).toBeVisible()
  },
}

export const SaveFailed: Story = {
  parameters: { api: { views: someViews, answers: [answers.failingToSave('views')] } },
  play: async ({ canvas }) => {
    const dialog = await openSave(canvas)
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Engineers{Enter}')
    await expect(await dialog.findByText(/Something went wrong on the server/)).toBeVisible()
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Engineers')
  },
}

/** The list does not change: it has a name now. */
export const Saved: Story = {
  parameters: { api: { views: [] } },
  play: async ({ canvas }) => {
    const dialog = await openSave(canvas)
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Engineers{Enter}')
    await expectToast('“Engineers” is saved.')
    await expectCurrentView('Engineers')
    await expect(canvas.getByRole('searchbox')).toHaveValue('engineer')
    await expect(canvas.queryByText('Changed')).toBeNull()
  },
}

export const SavedForEverybody: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSave(canvas)
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Engineers')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'For everybody' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'My start view' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await expectCurrentView('Engineers')
    await userEvent.click(canvas.getByRole('link', { name: 'Careers' }))
    await expectCurrentView('Engineers')
  },
}

async function openSave(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save view…' }))
  return within(await screen.findByRole('dialog', { name: 'Save view' }))
}
