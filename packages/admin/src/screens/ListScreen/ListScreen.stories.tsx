import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { chooseInRow } from '../../testing/stories/rowMenu'

const list = listPath('US', testimonial)

/** The list of an area in all its states: loading, empty, searched, failed. */
const meta = {
  title: 'Screens/Areas/Testimonials/List',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(12)
    await expect(canvas.getByRole('link', { name: 'Add testimonial' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: /Updated/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

export const Loading: Story = {
  parameters: { api: { answers: [answers.never('testimonials')] } },
}

export const NothingYet: Story = {
  parameters: { api: { records: { testimonials: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No testimonials yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add testimonial' })).toHaveLength(2)
  },
}

export const NothingFound: Story = {
  args: { path: `${list}?q=zebra` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No testimonials match “zebra”')).toBeVisible()
  },
}

export const SearchCleared: Story = {
  tags: ['action'],
  args: { path: `${list}?q=zebra` },
  play: async ({ canvas }) => {
    await canvas.findByText('No testimonials match “zebra”')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(await names(canvas)).toHaveLength(12)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Failed: Story = {
  parameters: { api: { answers: [answers.failing('testimonials')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The testimonials could not be loaded')).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  tags: ['action'],
  parameters: { api: { answers: [answers.failing('testimonials', 1)] } },
  play: async ({ canvas }) => {
    await canvas.findByText('The testimonials could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await names(canvas)).toHaveLength(12)
  },
}

/** A response that does not match the contract is a failure, not an empty list. */
export const UnexpectedResponse: Story = {
  parameters: {
    api: { answers: [answers.replying('testimonials', { records: [{ a: 1 }], total: 'many' })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The testimonials could not be loaded')).toBeVisible()
  },
}

/** No response arrives in time. */
export const TimedOut: Story = {
  parameters: { api: { answers: [answers.never('testimonials')], timeouts: { read: 100 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/takes too long to answer/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { api: { answers: [answers.offline()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/server cannot be reached/)).toBeVisible()
  },
}

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'BACKLOG')
    await waitFor(async () => expect(await names(canvas)).toEqual(['Marek Novák']))
  },
}

export const SortedByName: Story = {
  play: async ({ canvas }) => {
    await names(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Name/ }))
    await waitFor(async () => expect((await names(canvas))[0]).toBe('Aiko Tanaka'))
    await userEvent.click(await canvas.findByRole('button', { name: /^Name/ }))
    await waitFor(async () => expect((await names(canvas))[0]).toBe('Tom Okafor'))
    await expect(canvas.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

export const SecondPage: Story = {
  args: { path: `${list}?pageSize=10` },
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }))
    await expect(await canvas.findByText('11–12 of 12')).toBeVisible()
    await waitFor(async () => expect(await names(canvas)).toHaveLength(2))
  },
}

/** A page after the last one leads to the last page. */
export const PageBeyondTheLast: Story = {
  args: { path: `${list}?pageSize=10&page=9` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11–12 of 12')).toBeVisible()
    await waitFor(async () => expect(await names(canvas)).toHaveLength(2))
  },
}

/** Cancel has the focus, so that Enter does not delete. */
export const DeletionConfirmation: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, 'Priya Raman')
    await expect(dialog.getByText(/“Priya Raman” disappears/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const DeletionCancelledByEscape: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await askToDelete(canvas, 'Priya Raman')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(await names(canvas)).toHaveLength(12)
  },
}

/** The record disappears at once. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, 'Priya Raman')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await names(canvas)).toHaveLength(11))
    await expectToast('“Priya Raman” is deleted.')
  },
}

/** The server does not delete the record: it returns to its position, and a toast gives the reason. */
export const DeleteFailed: Story = {
  parameters: { api: { answers: [answers.failingToDelete('testimonials')] } },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, 'Tom Okafor')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expectToast(/Something went wrong on the server/)
    await expect((await names(canvas))[1]).toBe('Tom Okafor')
  },
}

async function askToDelete(canvas: Canvas, name: string) {
  await chooseInRow(canvas, name, 'Delete')
  return within(await screen.findByRole('alertdialog'))
}

async function names(canvas: Canvas): Promise<(string | null)[]> {
  const table = await canvas.findByRole('table', { name: 'Testimonials' })
  return within(table)
    .queryAllByRole('rowheader')
    .map((cell) => cell.textContent)
}
