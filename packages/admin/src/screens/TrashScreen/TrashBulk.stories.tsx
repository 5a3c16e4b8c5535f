import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { role } from '@staff/entity/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { trashPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { manyTrashed, someTrashed, trashedBeside } from '../../testing/stories/trashed'

const some = someTrashed(careerFixtures)
const [first = ''] = careerFixtures.records.map(career.titleOf)

/** The actions on many deleted records: what they ask, their progress, their outcome and their undo. */
const meta = {
  title: 'Screens/Features/Trash/Many at once',
  component: AdminAt,
  args: { path: trashPath('US', career) },
  parameters: { layout: 'fullscreen', api: some },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The heading of the empty trash gets the focus. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    await selectShown(canvas)
    await press('Restore')
    await expectToast(/^Restored 3 careers as drafts\./)
    const empty = await canvas.findByRole('heading', { name: 'The trash is empty' })
    await waitFor(() => expect(empty).toHaveFocus())
    await expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toBeVisible())
  },
}

/** They are in the trash again. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await selectShown(canvas)
    await press('Restore')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectToast('Undone for 3 careers.')
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(4))
  },
}

/** Two of four names are taken meanwhile. These stay in the trash. */
export const HalfRefused: Story = {
  args: { path: trashPath('US', role) },
  parameters: {
    api: trashedBeside(role, {
      stored: ['Administrator', 'Editor', 'Writer'],
      deleted: ['Editor', 'Writer', 'Guest', 'Auditor'],
    }),
  },
  play: async ({ canvas }) => {
    await selectShown(canvas)
    await press('Restore')
    const dialog = within(await screen.findByRole('dialog', { name: 'Restored 2 roles.' }))
    await expect(dialog.getByText('2 roles left as before')).toBeVisible()
    const [left] = dialog.getAllByRole('listitem')
    await expect(left).toHaveTextContent(/^Editor.*is used by another role now\./)
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Guest')).not.toBeInTheDocument())
  },
}

/** Nothing is done yet: the first block has no answer. */
export const Running: Story = {
  parameters: { api: { ...some, answers: [answers.neverSaving('careers')] } },
  play: async ({ canvas }) => {
    await selectShown(canvas)
    await press('Restore')
    await expect(await screen.findByRole('dialog', { name: 'Restoring 3 careers' })).toBeVisible()
    await expect(screen.getByText('0 % done')).toBeVisible()
  },
}

/** The block that was running is done, and can be undone; the others were not tried. */
export const CancelledInPart: Story = {
  parameters: { api: { ...manyTrashed(careerFixtures), latency: 1200 } },
  play: async ({ canvas }) => {
    await selectShown(canvas)
    await press('Select all 60')
    await press('Restore')
    await screen.findByText('0 % done')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText('10 careers were not tried.')).toBeVisible()
    await expect(
      screen.getByRole('dialog', { name: 'Restored 50 careers as drafts.' }),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { api: { ...some, answers: [answers.failingToSave('careers')] } },
  play: async ({ canvas }) => {
    await selectShown(canvas)
    await press('Restore')
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Restored 0 careers as drafts.' }),
    )
    await expect(dialog.getByText('3 careers were not tried.')).toBeVisible()
  },
}

export const DeleteForeverAsked: Story = {
  parameters: { api: manyTrashed(careerFixtures) },
  play: async ({ canvas }) => {
    await selectShown(canvas)
    await press('Select all 60')
    const dialog = await ask('Delete 60 careers for ever?')
    await expect(
      dialog.getByText('They and their whole history are deleted. Nobody can bring them back.'),
    ).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** The text is that of the button in its row. */
export const DeleteOneForeverAsked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${first}` }))
    const dialog = await ask('Delete 1 career for ever?')
    await expect(
      dialog.getByText(`“${first}” and its whole history are deleted. Nobody can bring them back.`),
    ).toBeVisible()
  },
}

/** A query has no history. */
export const DeletePersonalForeverAsked: Story = {
  args: { path: trashPath('US', query) },
  parameters: { api: someTrashed(queryFixtures) },
  play: async ({ canvas }) => {
    await selectShown(canvas)
    const dialog = await ask(/^Delete \d+ queries for ever\?$/)
    await expect(dialog.getByText(/^They are deleted with all that they contain\./)).toBeVisible()
  },
}

/** There is no Undo. */
export const DeletedForever: Story = {
  play: async ({ canvas }) => {
    await selectShown(canvas)
    const dialog = await ask('Delete 3 careers for ever?')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for ever' }))
    await expectToast('Deleted 3 careers for ever.')
    await expect(await canvas.findByText('The trash is empty')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

async function selectShown(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all shown' }))
}

async function press(name: string) {
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  await userEvent.click(bar.getByRole('button', { name }))
}

/** Presses 'Delete for ever', and returns the question. */
async function ask(name: string | RegExp) {
  await press('Delete for ever')
  return within(await screen.findByRole('alertdialog', { name }))
}
