import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { chooseInRow, rowMenuName } from '../../../testing/stories/rowMenu'

const list = listPath('US', career)
const title = careerFixtures.records[0]?.title ?? ''

/** The line above a list, and the menu of a row, in wide and narrow windows. */
const meta = {
  title: 'Screens/Features/Toolbar',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** A phone has the search and one button. The first record is in the upper third. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = await firstRow(canvas)
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Filter by Type' })).toBeNull()
    await expect(row.getBoundingClientRect().top).toBeLessThan(844 / 3)
  },
}

/** The button says how many filters are set. */
export const OnAPhoneFiltered: Story = {
  args: { path: `${list}?type=Contract&experienceMin=1` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filters 2 set' })).toBeVisible()
  },
}

/** Everything that a phone has no room for. */
export const PanelOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    for (const name of ['Filter by Type', /^Sort: Updated/, 'Columns', 'Save view…', 'Export…'])
      await expect(panel.getByRole('button', { name })).toBeVisible()
    for (const name of ['Import…', 'Trash'])
      await expect(panel.getByRole('link', { name })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Show 12 careers' })).toBeVisible()
  },
}

export const FilteredInThePanel: Story = {
  tags: ['action'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    await userEvent.click(panel.getByRole('button', { name: 'Filter by Type' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Filter by Type' }))
    await userEvent.click(await popup.findByRole('option', { name: /^Contract/ }))
    await userEvent.keyboard('{Escape}')
    const count = careerFixtures.records.filter(({ type }) => type === 'Contract').length
    const show = await panel.findByRole('button', { name: `Show ${count} careers` })
    await userEvent.click(show)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Filters 1 set' })).toHaveFocus()
  },
}

/** With less room, the filters that do not fit are behind a button. The line keeps its height. */
export const FoldedFilters: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await firstRow(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible())
    const search = canvas.getByRole('searchbox').getBoundingClientRect()
    const more = canvas.getByRole('button', { name: 'Filters' }).getBoundingClientRect()
    await expect(
      Math.abs((search.top + search.bottom) / 2 - (more.top + more.bottom) / 2),
    ).toBeLessThan(2)
  },
}

/** What can be done with a record besides Edit. */
export const RowMenu: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: rowMenuName(title) })
    await userEvent.click(button)
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Duplicate',
      'History',
      'Unpublish',
      'Add to a release…',
      'Delete',
    ])
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Shift F10 opens the menu from anywhere in the row. Escape returns. */
export const RowMenuByKey: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('link', { name: `Edit ${title}` })
    edit.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(edit).toHaveFocus())
  },
}

/** A card has one button. Its menu has Edit too, and a press on the card edits. */
export const CardMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = within(await firstRow(canvas))
    await expect(row.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(row.getByRole('button'))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Duplicate',
      'History',
      'Unpublish',
      'Add to a release…',
      'Delete',
    ])
  },
}

export const Duplicated: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await chooseInRow(canvas, title, 'Duplicate')
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue(title)
  },
}

/** A link with a filter that does not exist says so, and keeps the rest. */
export const UnknownFilter: Story = {
  args: { path: `${list}?type=Nope&type=Contract` },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(
      'This link has a filter that does not exist: Type “Nope”.',
    )
    await expect(notice).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Type: Contract' })).toBeVisible()
  },
}

export const UnknownFilterCleared: Story = {
  ...UnknownFilter,
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(canvas.queryByText(/does not exist/)).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Type: Contract' })).toBeVisible()
  },
}

async function openPanel(canvas: Canvas) {
  await firstRow(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
  return within(await screen.findByRole('dialog', { name: 'Filters' }))
}

async function firstRow(canvas: Canvas): Promise<HTMLElement> {
  const header = await canvas.findByRole('rowheader', { name: title })
  const row = header.closest<HTMLElement>('tr')
  if (!row) throw new Error('The header of a row is outside of one')
  return row
}
