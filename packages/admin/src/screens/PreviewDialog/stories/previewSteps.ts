import { career } from '@staff/content/career/career.entity'
import type { StoryContext } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import type { Override } from '../../../testing/fakeApi/answers'
import type { FakePreviewAnswer } from '../../../testing/fakeApi/records/fakeAnswers'
import type { FakeAnswer } from '../../../testing/fakeApi/fakeAnswer'
import { careerWith } from '../../ListScreen/live/stories/careersByStatus'

export const draft = careerWith('Draft')
const record = { area: career.area, id: draft.jobId }

export const LINKS = [
  link(1, { mayApprove: true, madeBy: 'Ana Moreno', endsAt: '2026-12-04T09:00:00.000Z' }),
  link(2, {
    version: 1,
    madeBy: 'Ben Okafor',
    endsAt: '2026-11-21T09:00:00.000Z',
    lastUsedAt: '2026-11-20T08:48:00.000Z',
  }),
]

export const ADDRESS = new RegExp(
  `^https://www\\.example\\.com/preview#token=[\\w-]{43}&area=careers&id=${draft.jobId}&at=$`,
)

export async function openPreviews({ canvas }: Pick<StoryContext, 'canvas'>) {
  // It is busy until the record has loaded.
  const button = { name: 'Share a preview…', busy: false }
  await userEvent.click(await canvas.findByRole('button', button))
  return within(await screen.findByRole('dialog', { name: /^Share a preview of/ }))
}

export async function makeLink(context: Pick<StoryContext, 'canvas'>) {
  const dialog = await openPreviews(context)
  await userEvent.click(await dialog.findByRole('button', { name: 'Make link' }))
  await dialog.findByText('The link is made')
  return dialog
}

export async function choose(select: HTMLElement, option: string) {
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

/** Reads of the links get this answer. */
export function answering(response: FakeAnswer): Override {
  return () =>
    ({ method, part }) =>
      method === 'GET' && part === 'preview-links' ? response : undefined
}

export function link(index: number, values: object) {
  return {
    id: `019a0000-0000-7000-9500-${String(index).padStart(12, '0')}`,
    version: null,
    mayApprove: false,
    madeBy: '',
    madeAt: '2026-11-20T08:00:00.000Z',
    endsAt: '2026-12-04T09:00:00.000Z',
    lastUsedAt: null,
    record,
    ...values,
  }
}

/** What a reader has answered about the draft, whose version is 2. */
export function answer(index: number, values: Partial<FakePreviewAnswer>): FakePreviewAnswer {
  return {
    id: `019a0000-0000-7000-9600-${String(index).padStart(12, '0')}`,
    version: 2,
    name: 'Dana Reed',
    approves: true,
    comment: '',
    answeredAt: '2026-11-20T08:30:00.000Z',
    record,
    ...values,
  }
}

export const APPROVAL = answer(1, { comment: 'Exactly what we agreed.' })

export const OBJECTION = answer(2, {
  name: 'Sam Lee',
  approves: false,
  comment: 'The salary is missing.\nThe second paragraph says "Leeds" twice.',
  answeredAt: '2026-11-20T07:12:00.000Z',
})

export const EARLIER = answer(3, {
  version: 1,
  name: 'Noor van den Berg-Fitzgerald',
  answeredAt: '2026-11-18T15:00:00.000Z',
})
