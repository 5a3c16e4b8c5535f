import { AdminAt, answers, forgetNoteDrafts, screenParameters } from '@staff/admin/testing'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { MAX_NOTES, openedPath, someNotes, staffRecords, takers, withQuery } from './storyRecords'
import { opened } from './querySteps'

const { filled } = queryFixtures

/** What colleagues write to each other about a query; visitors never see it. */
const meta = {
  title: 'Screens/Areas/Queries/Notes',
  component: AdminAt,
  args: { path: openedPath },
  parameters: { ...screenParameters, api: { records: staffRecords } },
  // What one story leaves in the field is not for the next.
  beforeEach: () => forgetNoteDrafts,
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const withApi = (values: object) => ({ api: { records: withQuery(values) } })

export const NoNotes: Story = {
  parameters: withApi({ status: 'Read' }),
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByText('No notes yet.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Add a note' })).toBeVisible()
  },
}

/** A note keeps the name of an author whose account is deleted. */
export const WithNotes: Story = {
  parameters: withApi({ status: 'Read', assigneeId: takers.esme, notes: someNotes(3) }),
  play: async () => {
    const dialog = await opened()
    const notes = within(await dialog.findByRole('region', { name: 'Notes' }))
    await waitFor(() => expect(notes.getAllByRole('listitem')).toHaveLength(3))
    await expect(notes.getByText('Ruben Castell')).toBeVisible()
    const text = notes.getByText(/two for Leeds/)
    await expect(getComputedStyle(text).whiteSpace).toBe('pre-wrap')
  },
}

export const ManyNotes: Story = {
  parameters: withApi({ status: 'Read', notes: someNotes(MAX_NOTES) }),
  play: async () => {
    const dialog = await opened()
    await expect(
      await dialog.findByText('This query has 100 notes already. No more can be added.'),
    ).toBeInTheDocument()
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  },
}

export const NoteAdded: Story = {
  tags: ['action'],
  play: async () => {
    const dialog = await opened()
    const field = await dialog.findByRole('textbox', { name: 'Add a note' })
    await userEvent.type(field, 'Called back.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const notes = within(dialog.getByRole('region', { name: 'Notes' }))
    await expect(await notes.findByText('Called back.', { selector: 'p' })).toBeVisible()
    await expect(notes.getByText('Ana Moreno')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const NoteEmpty: Story = {
  play: async () => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole('button', { name: 'Add note' }))
    await expect(await dialog.findByText('Note is required')).toBeVisible()
  },
}

export const NoteTooLong: Story = {
  play: async () => {
    const dialog = await opened()
    const field = await dialog.findByRole('textbox', { name: 'Add a note' })
    await userEvent.click(field)
    await userEvent.paste('Long. '.repeat(400))
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }))
    const said = 'Note should not exceed 2000 characters'
    await expect(await dialog.findByText(said)).toBeVisible()
    await expect(field).toHaveValue('Long. '.repeat(400))
    await userEvent.clear(field)
    await userEvent.type(field, 'Short')
    await expect(dialog.queryByText(said)).not.toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.paste('Long. '.repeat(400))
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }))
    await expect(await dialog.findByText(said)).toBeVisible()
  },
}

/** The note stays in its field, also if the dialog is closed and opened again. */
export const NoteRefused: Story = {
  parameters: { api: { answers: [answers.failingToSave('queries')] } },
  play: async ({ canvas }) => {
    const dialog = await opened()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Add a note' }), 'Kept.')
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }))
    await expect(await dialog.findByText(/Something went wrong on the server/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(await canvas.findByText(filled.subject))
    const again = await opened()
    await expect(await again.findByRole('textbox', { name: 'Add a note' })).toHaveValue('Kept.')
  },
}
