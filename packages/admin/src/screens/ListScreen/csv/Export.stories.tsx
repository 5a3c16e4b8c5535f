import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { query } from '@staff/content/query/query.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'

import { readWorkbook } from '../../../data/csv/workbook/readWorkbook'
import { listPath } from '../../../shared/paths'
import type { Override } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'

const total = careerFixtures.records.length

/** The export of a list as a CSV file. */
const meta = {
  title: 'Screens/Features/Import and export/Export',
  component: AdminAt,
  args: { path: `${listPath('US', career)}?sort=title&order=asc` },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas)
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(items).toEqual(['Export…', 'Import…', 'Trash'])
  },
}

/** Staff read queries, and import nothing. */
export const MenuOfStaff: Story = {
  args: { path: listPath('US', query) },
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  },
}

export const Asked: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(
      dialog.getByText(/Title, Experience, Location, Department, Type, Updated/),
    ).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'What the list shows' })).toBeChecked()
  },
}

export const AllColumnsAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('radio', { name: 'All columns' }))
    await expect(await dialog.findByText(/every field of the records/)).toBeVisible()
  },
}

/** The file has the order of the list. */
export const Done: Story = {
  play: async ({ canvas }) => {
    const files = keepFiles()
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expectToast(`Exported ${total} careers.`)
    const rows = (await files.text()).split('\r\n')
    await expect(rows[0]).toBe('Title,Experience,Location,Department,Type,Updated,ID,Version')
    await expect(rows).toHaveLength(total + 2)
    await expect(rows.slice(1, -1)).toEqual(rows.slice(1, -1).toSorted(byTitle))
  },
}

/** The workbook has the same rows, and can be imported again. */
export const AsAWorkbook: Story = {
  play: async ({ canvas }) => {
    const files = keepFiles()
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('radio', { name: 'Excel (.xlsx)' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expectToast(`Exported ${total} careers.`)
    const { sheet, csv } = readWorkbook(new Uint8Array(await (await files.file()).arrayBuffer()))
    const rows = csv.split('\r\n')
    await expect(sheet).toBe('Careers')
    await expect(rows[0]).toBe('Title,Experience,Location,Department,Type,Updated,ID,Version')
    await expect(rows).toHaveLength(total + 2)
    await expect(rows[1]).toMatch(/,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ,[\da-f-]{36},\d+$/)
  },
}

export const OfTheSelection: Story = {
  play: async ({ canvas }) => {
    const files = keepFiles()
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    for (const box of boxes.slice(0, 2)) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await userEvent.click(box)
    }
    const bar = within(await screen.findByRole('region', { name: 'Selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'Export…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Export 2 careers' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expectToast('Exported 2 careers.')
    await expect((await files.text()).split('\r\n')).toHaveLength(4)
  },
}

export const Running: Story = {
  parameters: { api: { answers: [exporting('never')] } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expect(await screen.findByText('0 % done')).toBeVisible()
  },
}

export const Cancelled: Story = {
  parameters: { api: { answers: [exporting('never')] } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await screen.findByText('0 % done')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expectToast('The export was cancelled. There is no file.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Failed: Story = {
  parameters: { api: { answers: [exporting('offline')] } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible()
  },
}

async function openMenu(canvas: Canvas) {
  await canvas.findByRole('table')
  await userEvent.click(canvas.getByRole('button', { name: 'More' }))
  await screen.findByRole('menu', { name: 'More' })
}

async function openDialog(canvas: Canvas) {
  await openMenu(canvas)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Export…' }))
  return within(await screen.findByRole('dialog', { name: `Export ${total} careers` }))
}

function exporting(answer: 'never' | 'offline'): Override {
  return () => (request) => (request.id === 'export' ? answer : undefined)
}

/** Keeps the files that the story hands to the browser. Returns a function that reads the first. */
function keepFiles() {
  const files: Blob[] = []
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:kept'
  })
  const file = async () => {
    await waitFor(() => expect(files).toHaveLength(1))
    return files[0] ?? new Blob()
  }
  return { file, text: async () => (await file()).text() }
}

function byTitle(one: string, other: string): number {
  return (one.split(',')[0] ?? '').localeCompare(other.split(',')[0] ?? '')
}
