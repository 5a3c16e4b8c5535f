import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { editPath, homePath, reviewPath } from '../../shared/paths'
import type { FakeApiOptions } from '../../testing/fakeApi/fakeApiOptions'
import { AdminAt } from '../../testing/stories/AdminAt'
import { careers, careersByStatus, careerWith } from '../ListScreen/live/stories/careersByStatus'
import { ownRequests, requests } from '../Review/stories/reviews'

const draft = careerWith('Draft')
const published = careerWith('Published')

/** What changes next on the public site. */
const scheduled: FakeApiOptions = {
  ...careersByStatus,
  lives: {
    careers: {
      ...careersByStatus.lives?.['careers'],
      [draft.jobId]: [{ version: 2, from: '2026-11-24T09:00:00Z', until: '2027-03-03T18:00:00Z' }],
      [published.jobId]: [
        { version: 2, from: '2026-11-12T09:00:00Z', until: '2026-11-30T17:00:00Z' },
      ],
    },
  },
}

/** What the home says of the public site: what is scheduled, and the requests to publish. */
const meta = {
  title: 'Screens/General/Home/Publishing',
  component: AdminAt,
  args: { path: homePath('UK') },
  parameters: { layout: 'fullscreen', api: scheduled },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The soonest change first, on the clocks of the region. Each leads to its record. */
export const Scheduled: Story = {
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('region', { name: 'Scheduled' }))
    await expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${draft.title}Careers · Version 2 goes live Tue 24 Nov, 09:00 in London`,
      `${published.title}Careers · Ends Mon 30 Nov, 17:00 in London`,
      `${careerWith('Scheduled').title}Careers · Version 2 goes live Tue 1 Dec, 09:00 in London`,
      `${draft.title}Careers · Ends Wed 3 Mar 2027, 18:00 in London`,
    ])
    await expect(rows.getByRole('link', { name: published.title })).toHaveAttribute(
      'href',
      editPath('UK', career, published.jobId),
    )
  },
}

export const ScheduledOnAPhone: Story = {
  ...Scheduled,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const ScheduledDark: Story = { ...Scheduled, globals: { theme: 'dark' } }

/** Only the next eight are named. */
export const MuchScheduled: Story = {
  parameters: {
    api: {
      ...careersByStatus,
      lives: {
        careers: Object.fromEntries(
          careers.map(({ jobId }) => [
            jobId,
            [{ version: 2, from: '2026-11-24T09:00:00Z', until: '2027-03-03T18:00:00Z' }],
          ]),
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('region', { name: 'Scheduled' }))
    await expect(rows.getAllByRole('listitem')).toHaveLength(8)
    await expect(rows.getByText('And 2 more changes')).toBeVisible()
  },
}

/** Who may publish sees how many requests wait. */
export const RequestsWaiting: Story = {
  parameters: { api: requests },
  play: async ({ canvas }) => {
    const cell = await waiting(canvas, /^2 Requests to publish The oldest came/)
    await expect(cell).toHaveAttribute('href', reviewPath('UK'))
    await userEvent.click(cell)
    await expect(await canvas.findByRole('heading', { name: 'Review' })).toBeVisible()
  },
}

export const RequestsWaitingOnAPhone: Story = {
  ...RequestsWaiting,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await waiting(canvas, /^2 Requests to publish The oldest came/)
  },
}

export const NoRequests: Story = {
  play: async ({ canvas }) => {
    await waiting(canvas, /^0 Requests to publish Nobody asks you to publish anything\.$/)
  },
}

/** Who may only write sees what was sent back. */
export const SentBack: Story = {
  parameters: { api: ownRequests },
  play: async ({ canvas }) => {
    await waiting(canvas, /^1 Sent back to you The oldest came/)
    await expect(canvas.queryByRole('link', { name: /Requests to publish/ })).toBeNull()
  },
}

/** Who may neither write nor publish has no such cell. */
export const NothingToPublish: Story = {
  parameters: { api: { ...requests, role: 'staff' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /New queries/ })
    await expect(canvas.queryByRole('link', { name: /Requests to publish|Sent back/ })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Scheduled' })).toBeNull()
  },
}

function waiting(canvas: Canvas, name: RegExp) {
  return canvas.findByRole('link', { name })
}
