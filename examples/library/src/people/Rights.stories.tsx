import { editPath, homePath, listPath } from '@staff/admin'
import { AdminAt, expectToast, fillField, screenParameters } from '@staff/admin/testing'
import { role } from '@staff/entity/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { author } from '../author/author.entity'
import { book } from '../book/book.entity'
import { bookFixtures } from '../book/book.fixtures'
import { withRole } from '../testing/fakeLibrary'
import { roleFixtures } from './people.fixtures'

const { filled } = bookFixtures
const deskId = roleFixtures.records.find(({ name }) => name === 'Desk')?.id ?? ''
const formPath = editPath(undefined, book, filled.id)

/** What each role sees, and what it may not save. */
const meta = {
  title: 'Rights',
  component: AdminAt,
  args: { path: formPath },
  parameters: screenParameters,
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const as = (name: string) => ({ api: withRole(name) })

/** The librarian has the roles and the users too. */
export const Librarian: Story = {
  args: { path: homePath(undefined) },
  parameters: as('Librarian'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Good/ })
    await expect(linksOf(canvas)).toEqual([
      'Home',
      'Books',
      'Authors',
      'Roles',
      'Users',
      'Review',
      'Releases',
      'Pictures',
      'Trash',
      'System',
    ])
  },
}

/** What the desk may do is a record in Roles. */
export const RightsOfTheDesk: Story = {
  args: { path: editPath(undefined, role, deskId) },
  parameters: as('Librarian'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Books: Edit' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Authors: See' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Export lists' })).not.toBeChecked()
  },
}

/** A cataloguer adds and exports books. Only the librarian deletes them, so the list offers no trash. */
export const Cataloguer: Story = {
  args: { path: listPath(undefined, book) },
  parameters: as('Cataloguer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add book' })).toBeVisible()
    await expect(linksOf(canvas)).toEqual([
      'Home',
      'Books',
      'Authors',
      'Review',
      'Releases',
      'Pictures',
      'Trash',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Export…'])
  },
}

/** The desk only reads the authors. */
export const DeskReadsAuthors: Story = {
  args: { path: listPath(undefined, author) },
  parameters: as('Desk'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open Ursula K. Le Guin' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^(?:Add|Edit)/ })).toBeNull()
    await expect(linksOf(canvas)).toEqual([
      'Home',
      'Books',
      'Authors',
      'Review',
      'Releases',
      'Pictures',
    ])
  },
}

/** The desk takes a book back. The website does not show when a book is due. */
export const DeskTakesBookBack: Story = {
  parameters: as('Desk'),
  play: async ({ canvas, canvasElement }) => {
    const notice = 'You can write, but not publish'
    await expect(await canvas.findByText(notice)).toBeVisible()
    await fillField(canvasElement, 'dueBack', '')
    await save(canvas)
    await expectToast(`“${filled.title}” is saved.`)
  },
}

/** The desk renames a book as a draft. The website shows the new title when somebody publishes it. */
export const DeskRenamesAsDraft: Story = {
  parameters: as('Desk'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form', { name: 'book' })
    await fillField(canvasElement, 'title', 'The Disposed')
    await save(canvas)
    await expectToast('The book was saved as a draft.')
  },
}

/** The names of the links in the navigation. */
function linksOf(canvas: Canvas): (string | null)[] {
  const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
  return navigation.getAllByRole('link').map(({ textContent }) => textContent)
}

async function save(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
}
