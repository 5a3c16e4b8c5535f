import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath, trashPath } from '../../shared/paths'
import type { Override } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { undoButton } from '../../testing/stories/editSteps'
import { expectToast } from '../../testing/stories/expectToast'
import { chooseInRow } from '../../testing/stories/rowMenu'
import { someTrashed } from '../../testing/stories/trashed'
import {
  careersByStatus,
  careerWith,
  expectStatus,
} from '../ListScreen/live/stories/careersByStatus'

const [first = '', second = ''] = careerFixtures.records.map(career.titleOf)
const changed = careerWith('Published and changed')

/** The parameters of the restores in the story that runs. */
let restores: object[] = []
const noting: Override = () => {
  restores = []
  return ({ part, query }) => {
    if (part === 'restore') restores.push(query)
    return undefined
  }
}

/** A restored record is a draft, unless it is published too, or an undo takes its deletion back. */
const meta = {
  title: 'Screens/Features/Publishing/Trash',
  component: AdminAt,
  args: { path: trashPath('US', career) },
  parameters: { layout: 'fullscreen', api: { ...someTrashed(careerFixtures), answers: [noting] } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The arrow beside Restore opens the other way to restore. */
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await expect(await restoring()).toBeVisible()
  },
}

export const MenuOpenOnAPhone: Story = {
  ...MenuOpen,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const MenuOpenDark: Story = { ...MenuOpen, globals: { theme: 'dark' } }

/** The next row gets the focus, and the public site shows the record again. */
export const RestoredAndPublished: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await userEvent.click(await restoring())
    await expectToast(`“${first}” was restored and published.`)
    await expect(restores).toEqual([{ publish: 'true' }])
    const row = within(canvas.getByText(second).closest('li') ?? document.body)
    await waitFor(() => expect(row.getAllByRole('button')).toContain(document.activeElement))
    await userEvent.click(canvas.getByRole('link', { name: 'All careers' }))
    await canvas.findByRole('rowheader', { name: first })
  },
}

/** @summary The public site does not show it any more. */
export const RestoredAsDraft: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Restore ${first}` }))
    await expectToast(`“${first}” was restored as a draft.`)
    await expect(restores).toEqual([{}])
    await userEvent.click(canvas.getByRole('link', { name: 'All careers' }))
    await expectStatus(canvas, first, 'Unpublished')
  },
}

/** @summary The public site shows what it showed before. */
export const DeletionUndone: Story = {
  tags: ['action'],
  args: { path: listPath('US', career) },
  parameters: { api: { ...careersByStatus, trashes: { careers: [] } } },
  play: async ({ canvas }) => {
    await chooseInRow(canvas, changed.title, 'Delete')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expectToast(`“${changed.title}” is deleted.`)
    await userEvent.click(undoButton())
    await expectToast(`“${changed.title}” is restored.`)
    await expect(restores).toEqual([{ undo: 'true' }])
    await expectStatus(canvas, changed.title, 'Published and changed')
  },
}

async function openMenu(canvas: Canvas) {
  const arrow = { name: `More ways to restore ${first}` }
  await userEvent.click(await canvas.findByRole('button', arrow))
}

function restoring() {
  return screen.findByRole('menuitem', { name: 'Restore and publish' })
}
