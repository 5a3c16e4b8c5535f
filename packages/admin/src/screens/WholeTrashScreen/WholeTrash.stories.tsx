import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { trashPath, wholeTrashPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { manyTrashed, trashedInAreas } from '../../testing/stories/trashed'
import { askToDelete, namesOf, restoreButton, rowOf } from '../../testing/stories/wholeTrashSteps'

const some = trashedInAreas(careerFixtures, queryFixtures, teamFixtures)
// The parameters of a story are merged with those of all.
const EMPTY = { careers: [], queries: [], teams: [] }
const sixty = { trashes: { ...EMPTY, ...manyTrashed(careerFixtures).trashes } }
const [first = ''] = careerFixtures.records.map(career.titleOf)
const [visitor = ''] = queryFixtures.records.map(query.titleOf)
const [member = ''] = teamFixtures.records.map(teamFixtures.entity.titleOf)
const path = wholeTrashPath('US')

/** The deleted records of all areas in one list. */
const meta = {
  title: 'Screens/Features/Trash/All areas',
  component: AdminAt,
  args: { path },
  parameters: { layout: 'fullscreen', api: some },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { api: { trashes: EMPTY } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The trash is empty')).toBeVisible()
    await expect(await canvas.findByText('What is deleted stays here for 30 days.')).toBeVisible()
  },
}

/** Each record names its area, which leads to the trash of that area. */
export const Some: Story = {
  play: async ({ canvas }) => {
    await restoreButton(canvas, first)
    await expect(canvas.getAllByRole('button', { name: /^Restore / })).toHaveLength(9)
    const row = rowOf(canvas, first)
    await expect(row.getByText(/Deleted by/)).toHaveTextContent(
      'Careers · Deleted by Ana Moreno · 2 h ago · Deleted permanently in 30 days',
    )
    await expect(row.getByRole('link', { name: 'Careers: open their trash' })).toHaveAttribute(
      'href',
      trashPath('US', career),
    )
    await expect(rowOf(canvas, visitor).getByText(/^Queries/)).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Trash · /))
  },
}

/** The breadcrumbs and the tab of the browser name the screen. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await restoreButton(canvas, first)
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(await trail.findByText('Trash')).toBeVisible()
    await expect(trail.getByRole('link', { name: 'Home' })).toBeVisible()
  },
}

export const ManyPages: Story = {
  parameters: { api: sixty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–25 of 60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Next/ }))
    await expect(await canvas.findByText('26–50 of 60')).toBeVisible()
    await restoreButton(canvas, 'Welder 26')
  },
}

/** The page after the last one is the last one. */
export const PastTheEnd: Story = {
  args: { path: `${path}?page=9` },
  parameters: { api: sixty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('51–60 of 60')).toBeVisible()
  },
}

/** The next row gets the focus. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    const titles = (await restoreButton(canvas, first)) && namesOf(canvas)
    await userEvent.click(await restoreButton(canvas, first))
    await expectToast(`“${first}” was restored as a draft.`)
    await waitFor(() => expect(canvas.queryByLabelText(`Restore ${first}`)).toBeNull())
    const next = titles[titles.indexOf(`Restore ${first}`) + 1] ?? ''
    await waitFor(() => expect(canvas.getByLabelText(next)).toHaveFocus())
  },
}

/** Undo puts it back into the trash. */
export const RestoreUndone: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await restoreButton(canvas, first))
    await expectToast(`“${first}” was restored as a draft.`)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectToast(`“${first}” is deleted again.`)
    await expect(await restoreButton(canvas, first)).toBeVisible()
  },
}

/** The question is that of the area: a query has no history. */
export const DeleteForeverAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, visitor)
    await expect(dialog.getByText(/is deleted with all that it contains/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const DeletedForever: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, first)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for ever' }))
    await expectToast(`“${first}” is deleted for ever.`)
    await waitFor(() => expect(canvas.queryByLabelText(`Restore ${first}`)).toBeNull())
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Delete for ever: /))
  },
}

/** In the UK too it lists what only the US has, and restores it; no link leads to an area that the UK does not have. */
export const InTheUK: Story = {
  args: { path: wholeTrashPath('UK') },
  play: async ({ canvas }) => {
    await restoreButton(canvas, member)
    const row = rowOf(canvas, member)
    await expect(row.getByText(/Deleted by/)).toHaveTextContent(/^Teams · /)
    await expect(row.queryByRole('link')).toBeNull()
    await userEvent.click(await restoreButton(canvas, member))
    await expectToast(`“${member}” was restored as a draft.`)
  },
}

/** Staff may delete nothing here, so they have no trash. */
export const AsStaff: Story = {
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    const said = 'You do not have permission to view this page.'
    await expect(await canvas.findByText(said)).toBeVisible()
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    await expect(main.queryByRole('link', { name: /^Trash/ })).toBeNull()
  },
}

export const OnAPhone: Story = { ...Some, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...Some, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Some, globals: { direction: 'rtl' } }
