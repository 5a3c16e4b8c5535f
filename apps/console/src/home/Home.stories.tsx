import { homePath } from '@staff/admin'
import { AdminAt, homeStories } from '@staff/admin/testing'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

/** The first screen after the login: what there is to do, and how much of everything. */
const meta = {
  title: 'Screens/General/Home',
  component: AdminAt,
  args: { path: homePath('US') },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
const home = homeStories()

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The newest queries come first, then the counts of the other areas as links to their lists. */
export const AsAdministrator: Story = {
  parameters: { api: { badges: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Queries \d+ new$/ })
    const total = queryFixtures.records.length
    const queries = await canvas.findByRole('link', { name: `All ${total} queries` })
    await expect(countsOf(canvas)).toEqual([
      'Services 12',
      'Careers 12',
      'Contractual positions 12',
      'Testimonials 12',
      'Blogs 12',
      'Teams 12',
      'Clients 12',
      'Technologies 12',
      'Roles 12',
      'Users 12',
    ])
    const first = canvas.getByRole('link', { name: 'Services 12' })
    await expect(queries.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expectRowsOfOneWidth(canvas, 2)
  },
}

/** Fewer cells in a row; all rows end at the same edge. */
export const AsAdministratorOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Services 12' })
    await expectRowsOfOneWidth(canvas, 5)
  },
}

export const CountFollowed: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Testimonials 12' }))
    await expect(await canvas.findByRole('heading', { name: 'Testimonials' })).toBeVisible()
  },
}

/** A banner reminds users who still have the password of the first start. */
export const PrintedPassword: Story = home.printedPassword

/** In the UK there are no counts of areas that only the US region has. */
export const InTheUK: Story = {
  args: { path: homePath('UK') },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Careers 12' })
    await expect(countsOf(canvas)).toHaveLength(7)
    await expectRowsOfOneWidth(canvas, 1)
    await expect(canvas.queryByRole('link', { name: /^Services \d/ })).not.toBeInTheDocument()
  },
}

/** The newest query is in the intro and in the list, which opens it. */
export const NewestQueryOpened: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Newest query: .*from Jonas Lind/)).toBeVisible()
    const newest = within(canvas.getByRole('region', { name: 'Newest queries' }))
    const links = await newest.findAllByRole('link', { name: /US|UK/ })
    await expect(links).toHaveLength(5)
    await userEvent.click(newest.getByRole('link', { name: /Jonas Lind/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(/six React contractors/)).toBeVisible()
  },
}

/** Screen readers get the chart as a table. Its dates have the format of the US. */
export const QueriesByWeek: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const rows = await weeksOf(canvas)
    await expect(rows).toHaveLength(13)
    await expect(rows.slice(-2)).toEqual(['Nov 95', 'Nov 166'])
    await expect(canvas.getByText('6 this week')).toBeVisible()
    // The axis, and every third week by its date.
    for (const mark of ['0', '2', '4', '6', 'Nov 16', 'Oct 26'])
      await expect(chartOf(canvas).getByText(mark)).toBeVisible()
    await expect(chartOf(canvas).queryByText('Nov 9')).not.toBeInTheDocument()
  },
}

/** The same weeks in the format of the UK. */
export const QueriesByWeekInTheUK: Story = {
  args: { path: homePath('UK') },
  play: async ({ canvas }) => {
    await expect((await weeksOf(canvas)).slice(-2)).toEqual(['9 Nov5', '16 Nov6'])
  },
}

/** Staff can read only queries. */
export const AsStaff: Story = {
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All 27 queries' })).toBeVisible()
    await expect(countsOf(canvas)).toEqual([])
    await expect(canvas.getByRole('link', { name: /Jonas Lind/ })).toBeVisible()
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
    const links = navigation.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual(['Home', 'Queries'])
  },
}

export const NothingYet: Story = {
  parameters: { api: { records: { queries: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No visitor has asked anything yet.')).toBeVisible()
    await expect(canvas.getByText('No queries yet')).toBeVisible()
    await expect(canvas.getByText('0 this week')).toBeVisible()
  },
}

export const Loading: Story = home.loading
export const Failed: Story = home.failed
export const FailedAndRetried: Story = { tags: ['action'], ...home.retried }

async function weeksOf(canvas: Canvas): Promise<(string | null)[]> {
  const table = within(await canvas.findByRole('table', { name: 'Queries a week' }))
  return table.getAllByRole('row').map((row) => row.textContent)
}

function chartOf(canvas: Canvas) {
  const panel = canvas.getByRole('region', { name: 'Queries a week' })
  return within(panel.querySelector<HTMLElement>('[aria-hidden]') ?? panel)
}

function cellsOf(canvas: Canvas): HTMLElement[] {
  const main = within(canvas.getByRole('main'))
  return main.queryAllByRole('link', { name: /^[A-Z][a-z ]+ \d+$/ })
}

function countsOf(canvas: Canvas): string[] {
  return cellsOf(canvas).map((link) =>
    Array.from(link.children, (part) => part.textContent)
      .join(' ')
      .trim(),
  )
}

/** Expects that all rows of the counts end at the same edge. */
async function expectRowsOfOneWidth(canvas: Canvas, rows: number): Promise<void> {
  const boxes = cellsOf(canvas).map((cell) => cell.getBoundingClientRect())
  const starts = new Set(boxes.map(({ top }) => Math.round(top)))
  await expect(starts.size).toBe(rows)
  const ends = [...starts].map((start) =>
    Math.max(...boxes.filter(({ top }) => Math.round(top) === start).map(({ right }) => right)),
  )
  await expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
}
