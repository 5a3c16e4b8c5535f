import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { reviewPath } from '../../shared/paths'
import type { FakePreviewAnswer } from '../../testing/fakeApi/records/fakeAnswers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { answer, APPROVAL, draft, EARLIER, OBJECTION } from '../PreviewDialog/stories/previewSteps'
import { requests } from './stories/reviews'

/** What people without an account say about the version that somebody asks to publish. */
const meta = {
  title: 'Screens/Features/Publishing/Guests in the review',
  component: AdminAt,
  args: { path: reviewPath('US') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const phone: Story['globals'] = { viewport: { value: 'phone', isRotated: false } }

/** A story of the list with these answers, in which the request says this. */
function says(words: string, previewAnswers: readonly FakePreviewAnswer[]): Story {
  return {
    parameters: { api: { ...requests, previewAnswers } },
    play: async () => {
      const row = await rowOfDraft()
      const line = row.getByText(/guest/).closest('p')
      await expect(line).toHaveTextContent(words)
      await expect(line).toBeVisible()
      await expect(screen.getAllByText(/guest/)).toHaveLength(1)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    },
  }
}

export const Approved: Story = says('Approved by 2 guests · last Kim Ito · 10 min ago', [
  answer(6, { name: 'Kim Ito', answeredAt: '2026-11-20T08:50:00.000Z' }),
  APPROVAL,
])

/** The list shows the beginning of a long comment. */
export const DeclinedAtLength: Story = says(
  `1 guest asked for a change: “${'The second date is wrong. '.repeat(5)}The…” · Dana Reed · 30 min ago`,
  [answer(5, { approves: false, comment: 'The second date is wrong.\n'.repeat(35) })],
)

export const DeclinedOnAPhone: Story = { ...DeclinedAtLength, globals: phone }

/** What the latest guest says comes last, next to their comment. */
export const ApprovedAndDeclined: Story = says(
  '1 guest asked for a change, 1 approved: “Exactly what we agreed.” · Dana Reed · 30 min ago',
  [APPROVAL, OBJECTION],
)

export const ApprovedAndDeclinedDark: Story = { ...ApprovedAndDeclined, globals: { theme: 'dark' } }

/** Nothing breaks the page: neither a long name nor a long word. */
export const LongWords: Story = {
  ...says(`1 guest asked for a change: “${'c'.repeat(139)}…” · ${'N'.repeat(100)} · 30 min ago`, [
    answer(5, { name: 'N'.repeat(100), approves: false, comment: 'c'.repeat(1000) }),
  ]),
  globals: phone,
}

/** Answers about an earlier version say nothing about this one. */
export const NoAnswers: Story = {
  parameters: { api: { ...requests, previewAnswers: [EARLIER] } },
  play: async () => {
    const row = await rowOfDraft()
    await expect(row.getByText('The salary is agreed.')).toBeVisible()
    await expect(screen.queryByText(/guest/)).toBeNull()
  },
}

async function rowOfDraft() {
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  const row = waiting.getByRole('link', { name: draft.title }).closest('li')
  if (!row) throw new Error('The draft is in no row')
  return within(row)
}
