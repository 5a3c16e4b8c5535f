import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { careerWith } from './stories/careersByStatus'
import { careersThatEnd } from './stories/careersThatEnd'

const list = listPath('UK', career)
const published = careerWith('Published')
const changed = careerWith('Published and changed')
const scheduled = careerWith('Scheduled')

/** When the public site stops showing the records of a list: a note beside the title, a filter and a column. */
const meta = {
  title: 'Screens/Features/Publishing/Ends',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: careersThatEnd },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The end is that of the last version which follows without a break. No row is higher for it. */
export const Notes: Story = {
  globals: { viewport: { value: 'smallLaptop' } },
  play: async ({ canvas }) => {
    await expectEnds(canvas)
    const end = canvas.getByText('Ends 24 Nov 2026')
    await expect(end).toHaveAttribute('title', expect.stringContaining('24 Nov, 23:30 in London'))
    await expect(end).toHaveAttribute('datetime', '2026-11-24T23:30:00.000Z')
    const heights = canvas
      .getAllByRole('rowheader')
      .map((cell) => cell.closest('tr')?.getBoundingClientRect().height ?? 0)
    await expect(end.closest('tr')?.getBoundingClientRect().height).toBe(Math.min(...heights))
  },
}

async function expectEnds(canvas: Canvas) {
  const expectNamed = (name: string) =>
    expect(canvas.findByRole('rowheader', { name })).resolves.toBeVisible()
  await expectNamed(`${published.title} Ends 24 Nov 2026`)
  await expectNamed(`${changed.title} Changed Ends 15 Jan 2027`)
  await expectNamed(`${scheduled.title} Scheduled Ends 5 Dec 2026`)
  await expectNamed(`${careerWith('Draft').title} Draft`)
}

export const NotesDark: Story = { ...Notes, globals: { ...Notes.globals, theme: 'dark' } }

export const NotesRightToLeft: Story = {
  ...Notes,
  globals: { ...Notes.globals, direction: 'rtl' },
}

export const NotesOnAPhone: Story = {
  play: async ({ canvas }) => expectEnds(canvas),
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** The filter looks ahead. */
export const FilterOpen: Story = {
  play: async ({ canvas }) => {
    await openFilter(canvas)
    const popup = within(await screen.findByRole('dialog', { name: 'Filter by Ends' }))
    for (const name of ['Today', 'Next 7 days', 'Next 30 days'])
      await expect(popup.getByRole('button', { name })).toBeVisible()
    await expect(popup.queryByRole('button', { name: 'Last 7 days' })).toBeNull()
  },
}

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await openFilter(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Next 7 days' }))
    await expect(await canvas.findByRole('button', { name: 'Ends: Next 7 days' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await expect(canvas.getByText('Ends 24 Nov 2026')).toBeVisible()
  },
}

async function openFilter(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Filter by Ends' }))
}

/** A filter by days, as a link has it. */
export const FilteredByDays: Story = {
  args: { path: `${list}?endsFrom=2026-12-01&endsTo=2026-12-31` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('rowheader', {
        name: `${scheduled.title} Scheduled Ends 5 Dec 2026`,
      }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
  },
}

/** The column is hidden until somebody chooses it. Those without an end come last. */
export const Column: Story = {
  globals: { viewport: { value: 'wideDesktop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: `${published.title} Ends 24 Nov 2026` })
    await expect(canvas.queryByRole('columnheader', { name: /^Ends/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ends' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: /^Ends/ }))
    await waitFor(async () => {
      const cells = canvas
        .getAllByRole('row')
        .flatMap((row) => row.querySelector('td time[title^="On the site"]')?.textContent ?? [])
      await expect(cells).toEqual(['24 Nov 2026', '5 Dec 2026', '15 Jan 2027'])
    })
  },
}
