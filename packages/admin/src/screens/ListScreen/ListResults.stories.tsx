import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../shared/paths'
import { announcer } from '../../stores/announcer'
import { answers, type AnswerInPlace } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { chooseInRow, rowMenuName } from '../../testing/stories/rowMenu'

const list = listPath('US', testimonial)
const LATENCY_MS = 100

/** The announcements after a change in a list, and the focus after a deletion. */
const meta = {
  title: 'Screens/Areas/Testimonials/List results',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: {} },
  tags: ['action'],
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
/** When each list was read. */
let searches: number[] = []

function noteSearches(): AnswerInPlace {
  searches = []
  return ({ area, query }) => {
    if (area === 'testimonials' && query['q']) searches.push(performance.now())
    return undefined
  }
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The live region exists from the start. Loading the list announces nothing. */
export const NoAnnouncementOnLoad: Story = {
  play: async ({ canvas }) => {
    await expect(liveRegion()).toBeEmptyDOMElement()
    await canvas.findByRole('table', { name: 'Testimonials' })
    await expect(canvas.getByText('12')).toBeVisible()
    await expect(liveRegion()).toBeEmptyDOMElement()
  },
}

export const SortAnnounced: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Testimonials' })
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expectAnnouncement('12 testimonials, sorted by Name, A to Z')
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expectAnnouncement('12 testimonials, sorted by Name, Z to A')
    await userEvent.click(canvas.getByRole('button', { name: 'Rating' }))
    await expectAnnouncement('12 testimonials, sorted by Rating, low to high')
  },
}

/** Each key searches at once, one search at a time. What is typed meanwhile stays in the field, with its spaces. */
export const SearchedWithEachKey: Story = {
  parameters: { api: { latency: LATENCY_MS, answers: [noteSearches] } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox')
    await canvas.findByRole('table', { name: 'Testimonials' })
    await userEvent.type(field, 'marek nov', { delay: 30 })
    await expect(field).toHaveValue('marek nov')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await expect(field).toHaveValue('marek nov')
    const pauses = searches.slice(1).map((time, index) => time - (searches[index] ?? 0))
    await expect(Math.min(...pauses)).toBeGreaterThanOrEqual(LATENCY_MS)
  },
}

export const SearchAnnounced: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'backlog')
    await expectAnnouncement('1 found')
    await expect(await canvas.findByText('1 found', { selector: 'header *' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await expectAnnouncement('12 testimonials')
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
    await expectAnnouncement('Nothing found')
  },
}

export const PageAnnounced: Story = {
  args: { path: `${list}?pageSize=10` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Next/ }))
    await expectAnnouncement('Page 2 of 2, 11 to 12 of 12 testimonials')
  },
}

/** After three seconds without an answer, the heading says that the list still loads. */
export const LoadingLong: Story = {
  parameters: { api: { answers: [answers.never('testimonials')] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Still trying…', { selector: 'main *' }, { timeout: 4500 }),
    ).toBeVisible()
  },
}

/** The next row gets the focus. */
export const DeletionAnnounced: Story = {
  play: async ({ canvas }) => {
    await remove(canvas, 'Tom Okafor')
    await expectAnnouncement('Deleted. 11 testimonials')
    await expectFocus(canvas, 'Lucía Ferrer')
  },
}

/** After the last row is deleted, the previous row gets the focus. */
export const LastRowDeleted: Story = {
  args: { path: `${list}?sort=name&order=asc` },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Testimonials' })
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await remove(canvas, rows.at(-1) ?? '')
    await expectFocus(canvas, rows.at(-2) ?? '')
  },
}

/** The previous page opens, and its last row gets the focus. */
export const LastOfAPageDeleted: Story = {
  args: { path: `${list}?pageSize=10&page=2` },
  parameters: { api: { records: { testimonials: testimonialFixtures.records.slice(0, 11) } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await remove(canvas, canvas.getByRole('rowheader').textContent ?? '')
    await expectAnnouncement('Deleted. 10 testimonials')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10))
    const last = canvas.getAllByRole('rowheader').at(-1)?.textContent
    await expectFocus(canvas, last ?? '')
    await expectAnnouncement('Deleted. 10 testimonials')
  },
}

/** After the only record is deleted, the heading of the empty list gets the focus. */
export const OnlyRecordDeleted: Story = {
  parameters: { api: { records: { testimonials: testimonialFixtures.records.slice(0, 1) } } },
  play: async ({ canvas }) => {
    await remove(canvas, 'Priya Raman')
    await expectAnnouncement('Deleted. No testimonials')
    const empty = await canvas.findByRole('heading', { name: 'No testimonials yet' })
    await waitFor(() => expect(empty).toHaveFocus())
  },
}

/** If the deletion fails, the menu of the row keeps the focus. */
export const DeletionFailed: Story = {
  parameters: { api: { answers: [answers.failingToDelete('testimonials')] } },
  play: async ({ canvas }) => {
    await remove(canvas, 'Tom Okafor')
    await expectFocus(canvas, 'Tom Okafor')
    await expect(announcer.text).toBe('')
  },
}

async function remove(canvas: Canvas, name: string) {
  await chooseInRow(canvas, name, 'Delete')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** The menu of a row has the focus. */
async function expectFocus(canvas: Canvas, title: string) {
  const name = rowMenuName(title)
  await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
}

async function expectAnnouncement(words: string) {
  await waitFor(() => expect(liveRegion()).toHaveTextContent(new RegExp(`^${words}$`)))
}

/** The polite live region of the console. */
function liveRegion() {
  const region = document.querySelector('[data-react-aria-top-layer] > output > span')
  if (!region) throw new Error('The live region is missing')
  return region
}
