import { createPath, listPath } from '@staff/admin'
import {
  answers,
  AdminAt,
  chooseInRow,
  expectToast,
  listStories,
  screenParameters,
} from '@staff/admin/testing'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { replyMailTo } from '@staff/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { confirmDeletion, names, opened } from './querySteps'

const { filled, records } = queryFixtures
const list = listStories({ entity: query, records: records.slice(0, 25) })
const path = listPath('US', query)

/** The messages of visitors, which staff read, take, answer and close. */
const meta = {
  title: 'Screens/Areas/Queries',
  component: AdminAt,
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The newest query is first. Queries cannot be added or changed. */
export const List: Story = {
  ...list.filled,
  play: async (context) => {
    await list.filled.play(context)
    const { canvas } = context
    await expect(canvas.getByRole('columnheader', { name: /Received/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect((await names(canvas))[0]).toBe(filled.name)
    // The usual columns are nothing to save.
    await expect(canvas.queryByRole('button', { name: 'Save view…' })).toBeNull()
    for (const verb of [/^Add/, /^Edit/]) {
      void expect(canvas.queryByRole('link', { name: verb })).not.toBeInTheDocument()
      void expect(canvas.queryByRole('button', { name: verb })).not.toBeInTheDocument()
    }
  },
}

export const ListLoading: Story = list.loading
export const ListNothingYet: Story = list.nothingYet
export const ListNothingFound: Story = list.nothingFound
export const ListFailed: Story = list.failed
export const ListInTheUK: Story = list.inRegion('UK')
export const ListAsStaff: Story = {
  ...list.asStaff,
  play: async (context) => {
    await list.asStaff.play(context)
    const { canvas } = context
    await canvas.findByText(filled.subject)
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
  },
}

export const DeletedFromTheList: Story = {
  args: { path },
  tags: ['action'],
  play: async ({ canvas }) => {
    await chooseInRow(canvas, query.titleOf(filled), 'Delete')
    await confirmDeletion()
    await expectToast(`“${filled.subject}” is deleted.`)
    await expect(canvas.queryByText(filled.subject)).not.toBeInTheDocument()
  },
}

/** A deletion closes the dialog, even if the list does not contain the query. */
export const DeletedWhileOpen: Story = {
  args: { path: `${path}?q=qqqq&open=${filled.id}` },
  tags: ['action'],
  play: async () => {
    await userEvent.click(await (await opened()).findByRole('button', { name: 'Delete' }))
    await confirmDeletion()
    await expectToast(`“${filled.subject}” is deleted.`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const DeletionFailed: Story = {
  args: { path: `${path}?open=${filled.id}` },
  parameters: { api: { answers: [answers.failingToDelete('queries')] } },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }))
    await confirmDeletion()
    await expectToast(/Something went wrong on the server/)
    await expect(await dialog.findByText(/six React contractors/)).toBeVisible()
  },
}

export const OpenedAsStaff: Story = {
  args: { path: `${path}?open=${filled.id}` },
  parameters: { api: { role: 'staff' } },
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByRole('link', { name: 'Reply' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  },
}

/** The whole message with its line breaks, and links to reply. */
export const Opened: Story = {
  args: { path: `${path}?open=${filled.id}` },
  play: async () => {
    const dialog = await opened()
    const message = await dialog.findByText(/six React contractors/)
    await expect(message).toHaveTextContent('two days a week on site')
    await expect(getComputedStyle(message).whiteSpace).toBe('pre-wrap')
    await expect(dialog.getByRole('link', { name: filled.email })).toHaveAttribute(
      'href',
      replyMailTo(filled),
    )
    await expect(dialog.getByRole('link', { name: filled.phone })).toHaveAttribute(
      'href',
      'tel:+442079460100',
    )
  },
}

/** A click anywhere in a row opens the query, and Escape closes it. */
export const ClosedByEscape: Story = {
  tags: ['action'],
  args: { path },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(filled.subject))
    await (await opened()).findByText(/six React contractors/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The button in the row opens the query by keyboard and gets the focus back. */
export const FocusReturned: Story = {
  tags: ['action'],
  args: { path },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('link', { name: /^Open .* of Mei Song$/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await opened()
    await dialog.findByText(/nine years with warehouse pipelines/)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const OpenedWithMarkup: Story = {
  args: { path: `${path}?open=${filled.id}` },
  parameters: {
    api: { records: { queries: [{ ...filled, message: '<img src=x onerror=alert(1)> & more' }] } },
  },
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByText('<img src=x onerror=alert(1)> & more')).toBeVisible()
  },
}

export const OpenedNotFound: Story = {
  args: { path: `${path}?open=no-such-query` },
  play: async () => {
    await expect(await (await opened()).findByText('This query does not exist')).toBeVisible()
  },
}

export const OpenedFailed: Story = {
  args: { path: `${path}?open=${filled.id}` },
  parameters: { api: { answers: [answers.failing('queries')] } },
  play: async () => {
    await expect(await (await opened()).findByText('The query could not be loaded')).toBeVisible()
  },
}

/** Queries come from the public site: the console has no form for them. */
export const NoCreateForm: Story = {
  args: { path: createPath('US', query) },
  play: async ({ canvas }) => {
    const denied = 'You do not have permission to view this page.'
    await expect(await canvas.findByText(denied)).toBeVisible()
  },
}
