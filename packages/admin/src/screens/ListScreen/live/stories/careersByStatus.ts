import { careerFixtures } from '@staff/content/career/career.fixtures'
import { STATUSES, type Status } from '@staff/entity'
import { expect, waitFor, within } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'

import { shortStatus } from '../../../../data/live/publication'
import type { FakeApiOptions } from '../../../../testing/fakeApi/fakeApiOptions'

type Canvas = StoryContext['canvas']

/** One career of each status, in its second version. */
export const careers = STATUSES.flatMap((_, index) => {
  const record = careerFixtures.records[index]
  return record ? [{ ...record, version: 2 }] : []
})

const LIVES = {
  Draft: [],
  Published: [{ version: 2, from: '2026-11-12T09:00:00Z', until: null }],
  'Published and changed': [{ version: 1, from: '2026-11-02T09:00:00Z', until: null }],
  Scheduled: [{ version: 2, from: '2026-12-01T09:00:00Z', until: null }],
  Unpublished: [{ version: 2, from: '2026-11-02T09:00:00Z', until: '2026-11-16T09:00:00Z' }],
} as const satisfies Record<Status, unknown>

/** The careers are stored, and the public site shows some of them. */
export const careersByStatus: FakeApiOptions = {
  records: { careers },
  lives: {
    careers: Object.fromEntries(
      STATUSES.map((status) => [careerWith(status).jobId, LIVES[status]]),
    ),
  },
}

/** The career with a status. */
export function careerWith(status: Status) {
  const [first] = careers
  const career = careers[STATUSES.indexOf(status)] ?? first
  if (!career) throw new Error('There are no careers')
  return career
}

/** Waits until the row of a career has the badge of its status; without one for a published career. */
export async function expectStatus(canvas: Canvas, title: string, status: Status) {
  const badge = shortStatus(status)
  const name = status === 'Published' ? title : `${title} ${badge}`
  await waitFor(() => expect(canvas.getByRole('rowheader', { name })).toBeVisible())
  const cell = within(canvas.getByRole('rowheader', { name }))
  await expect(cell.queryAllByText(badge)).toHaveLength(status === 'Published' ? 0 : 1)
}
