import {
  AdminAt,
  answers,
  chooseInRow,
  editStories,
  expectToast,
  fillForm,
  journeyStory,
  listStories,
  screenParameters,
} from '@staff/admin/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { bookFixtures } from './book.fixtures'

const list = listStories(bookFixtures)
const edit = editStories(bookFixtures)

const meta = {
  title: 'Books',
  component: AdminAt,
  parameters: screenParameters,
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = list.filled
export const ListLoading: Story = list.loading
export const ListNothingFound: Story = list.nothingFound
export const Create: Story = edit.create
export const Edit: Story = edit.filled
export const Journey: Story = journeyStory(bookFixtures)

/** The server rejects a title, and the form shows the message. */
export const TitleRefused: Story = {
  ...edit.create,
  parameters: { api: { answers: [answers.refusing('books', { title: 'We have this book' })] } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form', { name: 'book' })
    await fillForm(canvasElement, bookFixtures.filled)
    await userEvent.click(canvas.getByRole('button', { name: 'Add book' }))
    await expect(await canvas.findByRole('link', { name: 'We have this book' })).toBeVisible()
  },
}

/** A reference shows the title of its record, and a date the format of the region. */
export const ListWithTitlesAndDates: Story = {
  ...list.filled,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /The Dispossessed/ })
    const cells = within(row)
    await expect(await cells.findByText('Ursula K. Le Guin')).toBeVisible()
    await expect(await cells.findByText('5 Mar 2019')).toBeVisible()
    await expect(await cells.findByText(/^1 Dec 2026, /)).toBeVisible()
    await expect(row).not.toHaveTextContent('019a0000')
  },
}

/** Books by the days on which they were acquired. */
export const ListByDate: Story = {
  args: { path: '/dashboard/books?acquiredFrom=2020-01-01&acquiredTo=2021-11-22' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /View with a Grain of Sand/ })
    await expect(canvas.queryByRole('row', { name: /The Dispossessed/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: /Acquired.*1 Jan 2020/ })).toBeVisible()
  },
}

/** A day that does not exist is refused by the same rule as on the server. */
export const DateRefused: Story = {
  ...edit.create,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form', { name: 'book' })
    await fillForm(canvasElement, { ...bookFixtures.filled, acquired: '30/02/2026' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add book' }))
    const message = 'Acquired must be a date, such as 2026-11-22'
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible()
  },
}

/** An author who has books cannot be deleted. */
export const AuthorInUse: Story = {
  args: { path: '/dashboard/authors' },
  play: async ({ canvas }) => {
    await chooseInRow(canvas, 'Ursula K. Le Guin', 'Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expectToast(/book/)
  },
}
