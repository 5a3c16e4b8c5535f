import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { createPath, editPath } from '../../../shared/paths'
import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import {
  careersByStatus,
  careerWith,
  expectStatus,
} from '../../ListScreen/live/stories/careersByStatus'
import {
  chooseWay,
  expectClosed,
  noting,
  openSchedule,
  publishedOnce,
  retype,
  scheduleDialog,
  sent,
  typeEnd,
} from './stories/scheduleSteps'

const published = careerWith('Published')
const draft = careerWith('Draft')

/** What becomes of a schedule: what is stored, what is asked, and what is refused. */
const meta = {
  title: 'Screens/Features/Publishing/Scheduled',
  component: AdminAt,
  args: { path: editPath('UK', career, draft.jobId) },
  parameters: { layout: 'fullscreen', api: { ...careersByStatus, answers: [noting] } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** @summary A version is scheduled as it is stored. The toast says what will happen, and the list has the status. */
export const Scheduled: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await typeEnd(dialog, '3/3/2027', '18:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expectToast(
      `“${draft.title}” goes live Sat 21 Nov, 09:00 in London. It ends Wed 3 Mar 2027, 18:00 in London.`,
    )
    const row = { name: `${draft.title} Scheduled Ends 3 Mar 2027` }
    await expect(await canvas.findByRole('rowheader', row)).toBeVisible()
    await expect(sent).toEqual([
      { version: 2, from: '2026-11-21T09:00:00.000Z', until: '2027-03-03T18:00:00.000Z' },
    ])
  },
}

/** @summary What is typed is saved as a draft before. */
export const ScheduledWithChanges: Story = {
  tags: ['action'],
  args: { path: editPath('UK', career, published.jobId) },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' })
    await retype(canvas, 'Title', 'Welder')
    const dialog = await openSchedule(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expectToast('“Welder” goes live Sat 21 Nov, 09:00 in London.')
    await expectStatus(canvas, 'Welder', 'Published and changed')
    await expect(sent).toEqual([
      { title: 'Welder' },
      { version: 3, from: '2026-11-21T09:00:00.000Z', until: null },
    ])
  },
}

/** @summary The errors of the form come before the question when. */
export const Invalid: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Title' }))
    await chooseWay(canvas, /^Schedule…/)
    await expect(await canvas.findByText('One thing to correct before saving')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A new career can be scheduled, too. */
export const OfANewCareer: Story = {
  args: { path: createPath('UK', career) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More ways to save' }))
    await expect(await screen.findByRole('menuitem', { name: /^Schedule…/ })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: /^Set end…/ })).toBeNull()
  },
}

/** @summary What was typed is still there after a failure, and when the dialog opens again. */
export const Failed: Story = {
  parameters: { api: { ...careersByStatus, answers: [answers.failingToSave('careers')] } },
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await retype(dialog, 'Start time', '10:15')
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expect(await dialog.findByText(/^Nothing was scheduled\. What you typed/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expectClosed()
    const again = await openSchedule(canvas)
    await expect(again.getByRole('textbox', { name: 'Start time' })).toHaveValue('10:15')
  },
}

/** Somebody has saved the career meanwhile: the form says so. */
export const ChangedMeanwhile: Story = {
  parameters: {
    api: {
      ...careersByStatus,
      answers: [
        publishedOnce({
          status: 412,
          body: {
            message: 'Ben Okafor has changed this.',
            current: { ...draft, title: 'Rigger', version: 3 },
          },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expect(await canvas.findByRole('button', { name: 'Show their version' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A change is scheduled already. What becomes of it has to be said. */
export const ScheduledAlready: Story = {
  args: { path: editPath('UK', career, careerWith('Scheduled').jobId) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' (Leith)')
    const dialog = await openSchedule(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expect(await dialog.findByText('Choose what becomes of it.')).toBeVisible()
    await expect(dialog.getByText('Version 2 goes live Tue 1 Dec, 09:00 in London.')).toBeVisible()
    await expect(sent).toEqual([])
  },
}

export const ScheduledAlreadyOnAPhone: Story = {
  ...ScheduledAlready,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** @summary The one that was scheduled never goes live. */
export const ReplacesWhatIsScheduled: Story = {
  tags: ['action'],
  args: { path: editPath('UK', career, careerWith('Scheduled').jobId) },
  play: async (context) => {
    await ScheduledAlready.play?.(context)
    const dialog = await scheduleDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'Cancel it' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expectToast(/goes live Sat 21 Nov, 09:00 in London\.$/)
    await expect(sent.at(-1)).toMatchObject({ version: 3, replaceScheduled: true })
  },
}

/** @summary Somebody has scheduled a change since the dialog opened: it asks, and the draft is saved. */
export const ScheduledMeanwhile: Story = {
  tags: ['action'],
  parameters: {
    api: {
      ...careersByStatus,
      answers: [
        noting,
        publishedOnce({
          status: 409,
          body: {
            code: 'scheduled-change',
            message: 'A change is scheduled already.',
            scheduled: [{ version: 1, from: '2026-12-01T09:00:00.000Z', until: null }],
          },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expect(
      await dialog.findByText('Version 1 goes live Tue 1 Dec, 09:00 in London.'),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Keep it' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expectToast(/goes live Sat 21 Nov/)
    await expect(sent.at(-1)).toMatchObject({ version: 2, replaceScheduled: false })
  },
}
