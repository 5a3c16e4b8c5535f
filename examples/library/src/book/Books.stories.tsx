import {
  AdminAt,
  answers,
  editStories,
  expectToast,
  fillForm,
  journeyStory,
  listStories,
  screenParameters,
} from '@staff/admin/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

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

/** An author who has books cannot be deleted. */
export const AuthorInUse: Story = {
  args: { path: '/dashboard/authors' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Ursula K. Le Guin' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expectToast(/book/)
  },
}
