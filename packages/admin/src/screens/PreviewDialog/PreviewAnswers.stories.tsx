import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { editPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { careersByStatus } from '../ListScreen/live/stories/careersByStatus'
import {
  answer,
  APPROVAL,
  draft,
  EARLIER,
  LINKS,
  OBJECTION,
  openPreviews,
} from './stories/previewSteps'

/** Answers of people without an account, who see a record with a preview link: in the dialog of the links, and above the form. */
const meta = {
  title: 'Screens/Features/Publishing/Preview answers',
  component: AdminAt,
  args: { path: editPath('US', career, draft.jobId) },
  parameters: { layout: 'fullscreen', api: careersByStatus },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const AskedFor: Story = {
  play: async (context) => {
    const dialog = await openPreviews(context)
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'The reader may answer' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make link' }))
    await dialog.findByText('The link is made')
    await expect(
      await dialog.findByText('Its reader may answer. By Ana Moreno, not used yet'),
    ).toBeVisible()
  },
}

export const Answered: Story = {
  parameters: {
    api: { ...careersByStatus, previews: LINKS, previewAnswers: [APPROVAL, OBJECTION, EARLIER] },
  },
  play: async (context) => {
    const dialog = await openPreviews(context)
    const list = within(await dialog.findByRole('region', { name: 'Answers' }))
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(items).toEqual([
      'Dana ReedApprovesExactly what we agreed.Version 2 · 30 min ago',
      'Sam LeeCommentThe salary is missing.\nThe second paragraph says "Leeds" twice.Version 2 · 1 h ago',
      'Noor van den Berg-FitzgeraldApprovesVersion 1, an earlier one · Nov 18',
    ])
  },
}

export const AnsweredDark: Story = { ...Answered, globals: { theme: 'dark' } }

export const AnsweredOnAPhone: Story = {
  ...Answered,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** The form says it too: there somebody decides whether to publish. */
export const Approved: Story = {
  parameters: { api: { ...careersByStatus, previewAnswers: [APPROVAL] } },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Dana Reed approves this version')
    await expect(notice.closest('[role=status]')).toHaveTextContent(
      '“Exactly what we agreed.” · 30 min ago, with a preview link',
    )
  },
}

export const ApprovedDark: Story = { ...Approved, globals: { theme: 'dark' } }

/** The last answer of each reader counts. */
export const NotApproved: Story = {
  parameters: {
    api: { ...careersByStatus, previewAnswers: [OBJECTION, answer(4, { name: 'Sam Lee' })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sam Lee does not approve this version yet')).toBeVisible()
    await expect(canvas.queryByText('Sam Lee approves this version')).toBeNull()
  },
}

/** What was said of an earlier version is in the dialog only. */
export const OfAnEarlierVersion: Story = {
  parameters: { api: { ...careersByStatus, previewAnswers: [EARLIER] } },
  play: async (context) => {
    const dialog = await openPreviews(context)
    await expect(await dialog.findByText(/^Version 1, an earlier one/)).toBeVisible()
    await userEvent.click(dialog.getByText('Close'))
    await expect(screen.queryByText(/approves this version/)).toBeNull()
  },
}

export const LongAnswer: Story = {
  parameters: {
    api: {
      ...careersByStatus,
      previewAnswers: [
        answer(5, { name: 'N'.repeat(100), approves: false, comment: 'c'.repeat(1000) }),
      ],
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const dialog = await openPreviews(context)
    await expect(await dialog.findByText('c'.repeat(1000))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
