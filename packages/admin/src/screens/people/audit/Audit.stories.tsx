import { auditFixtures } from '@staff/content/audit/auditEntry.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { AdminAt } from '../../../testing/stories/AdminAt'
import { listStories } from '../../../testing/stories/areaStories'
import { auditList } from './stories/auditSteps'

const { filled, records } = auditFixtures
const list = listStories(auditFixtures)

/** Who did what, when and from where. Only administrators see it, and nobody changes it. */
const meta = {
  title: 'Screens/Features/Audit',
  component: AdminAt,
  args: { path: auditList },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Each row says in words what happened, and nothing in the list changes anything. */
export const List: Story = {
  ...list.filled,
  play: async (context) => {
    await list.filled.play(context)
    const { canvas } = context
    const first = 'Esme Thornbury changed career “Senior React engineer”: Description'
    await expect((await sentences(canvas))[0]).toContain(first)
    await expect(await sentences(canvas)).toContain(
      'Linnea Holm tried to delete colleague, 7 timesRefused',
    )
    for (const verb of [/^Add/, /^Edit/, /^Delete/, /^Duplicate/, /^Select/])
      await expect(canvas.queryByRole('link', { name: verb })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

export const ListLoading: Story = list.loading
export const ListNothingYet: Story = list.nothingYet
export const ListNothingFound: Story = list.nothingFound
export const ListFailed: Story = list.failed
export const ListInTheUK: Story = list.inRegion('UK')
export const ListAsStaff: Story = list.asStaff

/** The search finds titles of records and names of people. */
export const Filtered: Story = {
  args: { path: `${auditList}?q=esme&action=change&area=careers` },
  play: async ({ canvas }) => {
    await expectRows(canvas, 1)
    await expect(await canvas.findByRole('button', { name: 'Action: Changed' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Area: Careers' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible()
  },
}

/** The search finds kinds of acts and areas too, by their names. Each word narrows. */
export const FoundByActAndArea: Story = {
  args: { path: `${auditList}?q=deleted+career` },
  play: async ({ canvas }) => {
    await expectRows(canvas, 1)
    await expect((await sentences(canvas))[0]).toContain('deleted career “Office manager”')
    const search = canvas.getByRole('searchbox')
    await userEvent.clear(search)
    await userEvent.type(search, 'logged in')
    await expectRows(canvas, 2)
  },
}

/** A link to all acts on a record. The filter can only be removed. */
export const OfOneRecord: Story = {
  args: { path: `${auditList}?area=careers&recordId=${filled.recordId}` },
  play: async ({ canvas }) => {
    await expectRows(canvas, 1)
    const chip = await canvas.findByRole('button', { name: 'Record: this one' })
    await userEvent.click(chip)
    await expect(await screen.findByText(/A link has set this filter/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const RecordRemoved: Story = {
  tags: ['action'],
  args: { path: `${auditList}?area=careers&recordId=${filled.recordId}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the filter Record' }))
    await expectRows(canvas, records.filter(({ area }) => area === 'careers').length)
    await expect(canvas.queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument()
  },
}

export const OfOnePerson: Story = {
  args: { path: `${auditList}?userId=${filled.userId}` },
  play: async ({ canvas }) => {
    await expectRows(canvas, records.filter(({ userId }) => userId === filled.userId).length)
    const chip = await canvas.findByRole('button', { name: 'Person: Esme Thornbury' })
    await expect(chip).toBeVisible()
  },
}

/** A link can name times as well as days. */
export const BetweenTimes: Story = {
  args: { path: `${auditList}?from=2026-11-20T06:30:00Z&to=2026-11-20T08:00:00Z` },
  play: async ({ canvas }) => {
    await expectRows(canvas, 3)
    await expect(
      await canvas.findByRole('button', {
        name: 'When: 20 Nov 2026, 06:30 UTC to 20 Nov 2026, 08:00 UTC',
      }),
    ).toBeVisible()
  },
}

/** The people in the audit, also those who are no users any more. */
export const People: Story = {
  parameters: { api: { records: { users: [] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter by Person' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Filter by Person' }))
    const esme = await popup.findByRole('option', { name: /Esme Thornbury \(deleted\)/ })
    const count = records.filter(({ userId }) => userId === filled.userId).length
    await waitFor(() => expect(esme).toHaveTextContent(String(count)))
    await expect(popup.getByRole('option', { name: /Nobody logged in/ })).toBeVisible()
  },
}

/** What the list shows now, as a file. The export is in the audit itself. */
export const Export: Story = {
  args: { path: `${auditList}?action=change` },
  play: async ({ canvas }) => {
    await expectRows(canvas, records.filter(({ action }) => action === 'change').length)
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(screen.queryByRole('menuitem', { name: 'Import…' })).not.toBeInTheDocument()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export…' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

/** The rows are cards. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expectRows(canvas, records.length),
}

export const Dark: Story = { ...OnAPhone, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...OnAPhone, globals: { direction: 'rtl' } }

async function sentences(canvas: Canvas): Promise<(string | null)[]> {
  const table = await canvas.findByRole('table', { name: 'Audit entries' })
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
}

async function expectRows(canvas: Canvas, count: number) {
  await waitFor(async () => expect(await sentences(canvas)).toHaveLength(count))
}
