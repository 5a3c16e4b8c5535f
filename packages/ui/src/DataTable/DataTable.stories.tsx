import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Card } from '../Card/Card'
import type { Sort } from './columns'
import { DataTable, type DataTableProps } from './DataTable'
import { SortMenu } from './cells/SortMenu'
import { textEnd } from './cells/textEnd'
import { sampleActions, sampleColumns, sampleRows, type SampleRow } from './sampleRows'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { tableMatrix } from './tableMatrix'

const longName = 'Wilhelmina '.repeat(8).trim()

const SampleTable = DataTable<SampleRow>

/** A table of records: sortable columns, actions for each row, a selection. */
const meta = {
  title: 'Components/Data/DataTable',
  component: SampleTable,
  subcomponents: { SortMenu },
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    caption: 'Testimonials',
    columns: sampleColumns,
    rows: sampleRows,
    rowKey: ({ id }) => id,
    sort: { key: 'name', order: 'asc' },
    onSort: fn(),
    actions: sampleActions,
  },
  decorators: [
    (Story, { parameters }) => (parameters['matrix'] ? <Story /> : <Card>{Story()}</Card>),
  ],
} satisfies Meta<typeof SampleTable>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory(tableMatrix)

export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Testimonials' })
    await expect(within(table).getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
    await expect(canvas.getByRole('rowheader', { name: 'Priya Raman' })).toBeVisible()
    const [, ...rows] = within(table).getAllByRole('row')
    await expect(rows.map((row) => row.getBoundingClientRect().height)).toEqual([56, 56, 56, 56])
  },
}

export const SortedDescending: Story = {
  args: { sort: { key: 'updatedAt', order: 'desc' } },
  play: async ({ args, canvas }) => {
    const updated = canvas.getByRole('columnheader', { name: 'Updated' })
    await expect(updated).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'none',
    )
    await expect(canvas.getByRole('columnheader', { name: 'Description' })).not.toHaveAttribute(
      'aria-sort',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Rating' }))
    await expect(args.onSort).toHaveBeenCalledWith('rating')
  },
}

export const SortingByKeyboard: Story = {
  tags: ['action'],
  render: function Sorting(args: ComponentProps<typeof SampleTable>) {
    const [sort, setSort] = useState<Sort>({ key: 'name', order: 'asc' })
    return (
      <SampleTable
        {...args}
        sort={sort}
        onSort={(key) => setSort(({ order }) => ({ key, order: order === 'asc' ? 'desc' : 'asc' }))}
      />
    )
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Name' })
    const { width } = name.getBoundingClientRect()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
    await expect(name.getBoundingClientRect().width).toBe(width)
  },
}

export const Refreshing: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('link', { name: 'Edit Priya Raman' })).toBeVisible()
  },
}

export const WithoutActionsAndSorting: StoryObj<DataTableProps<SampleRow>> = {
  args: { actions: undefined, onSort: undefined, sort: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
  },
}

/** A click in a row opens it. A click on a link does not, nor does one that ends a text selection. */
export const RowsOpenOnClick: Story = {
  tags: ['action'],
  args: { onRowClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Priya Raman' }))
    await expect(args.onRowClick).toHaveBeenCalledWith(sampleRows[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Priya Raman' }))
    await expect(args.onRowClick).toHaveBeenCalledOnce()
  },
}

/** In a window of about 900 px, beside the navigation, less important columns are hidden. */
export const FewerColumns: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '640px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads).toEqual(['Image', 'Name', 'Rating', 'Actions'])
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: 'Edit Priya Raman' })).toBeVisible()
  },
}

/** The whole text of a cell is its tooltip where the cell cuts it. */
export const CutText: Story = {
  args: {
    rows: [
      ...sampleRows,
      { id: '9', name: longName, rating: 4, description: 'Good.', updatedAt: '2026-11-01' },
    ],
  },
  play: async ({ canvas }) => {
    const [cut] = canvas.getAllByText(longName)
    const whole = canvas.getByText('Tom Okafor')
    await userEvent.hover(whole)
    await userEvent.hover(cut ?? whole)
    await expect(canvas.getByTitle(longName)).toBeVisible()
    await expect(canvas.queryByTitle('Tom Okafor')).toBeNull()
  },
}

/** Shows more rows with less space between them. */
export const Compact: Story = {
  decorators: [(Story) => <div data-density="compact">{Story()}</div>],
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row')
    await expect(rows.map((row) => row.getBoundingClientRect().height)).toEqual([40, 40, 40, 40])
  },
}

/** The buttons have no frame until the pointer or the focus is in the row. They are always present. */
export const QuietButtons: Story = {
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('link', { name: 'Edit Priya Raman' })
    await expect(edit).toBeVisible()
    await expect(getComputedStyle(edit).borderTopColor).toBe('rgba(0, 0, 0, 0)')
    canvas.getByRole('button', { name: 'Actions for Priya Raman' }).focus()
    await expect(getComputedStyle(edit).borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

/** The digits align at the end, and so does the header. */
export const Numbers: Story = {
  args: {
    columns: [
      ...sampleColumns.slice(0, 2),
      {
        key: 'rating',
        header: 'Rating',
        sortable: true,
        sorts: 'number',
        align: 'end',
        width: '8rem',
        cell: ({ rating }) => rating * 111,
      },
    ],
    sort: { key: 'rating', order: 'desc' },
  },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell', { name: '555' })
    const head = canvas.getByRole('columnheader', { name: 'Rating' })
    await expect(cell && getComputedStyle(cell).fontVariantNumeric).toBe('tabular-nums')
    await expect(textEnd(head)).toBeCloseTo(textEnd(canvas.getAllByText('555')[0]), 0)
  },
}
