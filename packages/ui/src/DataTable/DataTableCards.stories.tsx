import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Card } from '../Card/Card'
import { DataTable } from './DataTable'
import { sampleActions, sampleColumns, sampleRows, type SampleRow } from './sampleRows'

const SampleTable = DataTable<SampleRow>

/** The table as cards, where there is no room for columns. */
const meta = {
  title: 'Components/Data/DataTableCards',
  component: SampleTable,
  tags: ['!autodocs'],
  args: {
    caption: 'Testimonials',
    columns: sampleColumns,
    rows: sampleRows,
    rowKey: ({ id }) => id,
    sort: { key: 'updatedAt', order: 'desc' },
    onSort: fn(),
    actions: sampleActions,
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof SampleTable>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The name of the row, one line of details, and the buttons. A screen reader still reports a table. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const [first] = cards(canvas)
    const card = within(first ?? document.body)
    await expect(card.getByRole('rowheader', { name: 'Priya Raman' })).toBeVisible()
    await expect(card.getAllByRole('cell')[1]).toHaveAttribute('data-label', 'Rating')
    await expect(card.queryByText('2 h ago')).not.toBeVisible()
    await expect(card.getByRole('button', { name: 'Actions for Priya Raman' })).toBeVisible()
  },
}

/** A press anywhere follows the only link of the card. The buttons keep their own actions. */
export const WholeCardIsALink: Story = {
  play: async ({ canvas }) => {
    const [first] = cards(canvas)
    const card = within(first ?? document.body)
    const edit = card.getByRole('link')
    await expect(edit).toHaveAccessibleName('Edit Priya Raman')
    const { left, top, right, bottom } = (first ?? document.body).getBoundingClientRect()
    const corners = [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const
    for (const [x, y] of corners) await expect(document.elementFromPoint(x, y)).toBe(edit)
    const bin = card.getByRole('button', { name: 'Actions for Priya Raman' })
    const box = bin.getBoundingClientRect()
    const pressed = document.elementFromPoint(box.left + 4, box.top + box.height / 2)
    await expect(pressed).toBe(bin)
  },
}

/** One control replaces the column headers: a column and a direction. */
export const Sorted: Story = {
  play: async ({ args, canvas }) => {
    const sort = canvas.getByRole('button', { name: 'Sort: Updated, newest first' })
    await expect(sort).toHaveTextContent('Sort: Updated')
    await userEvent.click(sort)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Rating' }))
    await expect(args.onSort).toHaveBeenLastCalledWith('rating', 'desc')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(sort)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Oldest first' }))
    await expect(args.onSort).toHaveBeenLastCalledWith('updatedAt', 'asc')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

function cards(canvas: Canvas): HTMLElement[] {
  return within(canvas.getByRole('table', { name: 'Testimonials' })).getAllByRole('row')
}
