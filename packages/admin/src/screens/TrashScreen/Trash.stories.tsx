import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { trashPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { manyTrashed, someTrashed } from '../../testing/stories/trashed'

const some = someTrashed(careerFixtures)
const [first = '', second = ''] = careerFixtures.records.map(career.titleOf)

/** The deleted records of an area: restored, or deleted for ever. */
const meta = {
  title: 'Screens/Features/Trash',
  component: AdminAt,
  args: { path: trashPath('US', career) },
  parameters: { layout: 'fullscreen', api: some },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Empty: Story = {
  parameters: { api: { trashes: { careers: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The trash is empty')).toBeVisible()
    await expect(await canvas.findByText('What is deleted stays here for 30 days.')).toBeVisible()
  },
}

/** Deleted by two people, the last one first. */
export const Some: Story = {
  play: async ({ canvas }) => {
    await restoreButton(canvas, first)
    const rows = canvas.getAllByRole('button', { name: /^Restore / })
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveAccessibleName(`Restore ${first}`)
    const row = within(canvas.getByText(first).closest('li') ?? document.body)
    await expect(row.getByText(/^Deleted by/)).toHaveTextContent(
      'Deleted by Ana Moreno · 2 h ago · Deleted permanently in 30 days',
    )
  },
}

export const Many: Story = {
  parameters: { api: manyTrashed(careerFixtures) },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' })
    await expect(canvas.getByText('25 of 60 deleted records')).toBeVisible()
    await userEvent.click(more)
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Restore / })).toHaveLength(50),
    )
    await expect(more).toHaveFocus()
  },
}

/** The next row gets the focus, and the list has the record again. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await restoreButton(canvas, first))
    await expectToast(`“${first}” was restored as a draft.`)
    await waitFor(() => expect(canvas.getByLabelText(`Restore ${second}`)).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: `Restore ${first}` })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'All careers' }))
    await canvas.findByRole('rowheader', { name: `${first} Unpublished` })
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

/** After the last one, the heading of the empty trash gets the focus. */
export const LastRestored: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    for (const record of careerFixtures.records.slice(0, 3)) {
      const title = career.titleOf(record)
      await userEvent.click(await restoreButton(canvas, title))
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: `Restore ${title}` })).toBeNull(),
      )
    }
    const empty = await canvas.findByRole('heading', { name: 'The trash is empty' })
    await waitFor(() => expect(empty).toHaveFocus())
  },
}

/** Another record has the title meanwhile. */
export const RestoreRefused: Story = {
  parameters: {
    api: {
      ...some,
      answers: [
        answers.refusing('careers', {
          title: 'Title is used by another career now. Change it there, then restore this one.',
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const button = await restoreButton(canvas, first)
    await userEvent.click(button)
    await expectToast(/is not restored\. Title is used by another career now/)
    await expect(button).toHaveFocus()
  },
}

export const DeleteForeverAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, first)
    await expect(
      dialog.getByText(`“${first}” and its whole history are deleted. Nobody can bring them back.`),
    ).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const DeletedForever: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, first)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for ever' }))
    await expectToast(`“${first}” is deleted for ever.`)
    await waitFor(() => expect(canvas.getByLabelText(`Delete for ever: ${second}`)).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: `Restore ${first}` })).toBeNull()
  },
}

/** The search is in the address. */
export const Found: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await restoreButton(canvas, first)
    await userEvent.type(canvas.getByRole('searchbox'), second)
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Restore / })).toHaveLength(1),
    )
    await expect(await canvas.findByText('1 found', { selector: 'h1 ~ *, h1 *' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { path: `${trashPath('US', career)}?q=plumber` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in the trash matches “plumber”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await restoreButton(canvas, first)
  },
}

/** A query has no history. */
export const Personal: Story = {
  args: { path: trashPath('US', query) },
  parameters: { api: someTrashed(queryFixtures) },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, query.titleOf(queryFixtures.filled))
    await expect(dialog.getByText(/is deleted with all that it contains/)).toBeVisible()
  },
}

/** Only those who may delete records see what was deleted. */
export const AsStaff: Story = {
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    const said = 'You do not have permission to view this page.'
    await expect(await canvas.findByText(said)).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Some, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...Some, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Some, globals: { direction: 'rtl' } }

function restoreButton(canvas: Canvas, title: string) {
  return canvas.findByRole('button', { name: `Restore ${title}` })
}

async function askToDelete(canvas: Canvas, title: string) {
  const button = await canvas.findByRole('button', { name: `Delete for ever: ${title}` })
  await userEvent.click(button)
  return within(await screen.findByRole('alertdialog'))
}
