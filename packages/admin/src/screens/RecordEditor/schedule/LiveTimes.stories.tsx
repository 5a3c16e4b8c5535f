import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { editPath } from '../../../shared/paths'
import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { careersByStatus, careerWith } from '../../ListScreen/live/stories/careersByStatus'
import { chooseWay, expectClosed, neverLive, retype, scheduleDialog } from './stories/scheduleSteps'

const { jobId, title } = careerWith('Published')
const NEXT = { version: 2, from: '2026-12-01T09:00:00Z', until: null }
const LIVE = { version: 2, from: '2026-11-02T09:00:00Z', until: null }
const ENDING = { ...LIVE, until: '2027-03-03T18:00:00Z' }

/** The career of these stories with its times. */
function withTimes(...times: readonly { version: number; from: string; until: string | null }[]) {
  return { ...careersByStatus, lives: { careers: { [jobId]: times } } }
}

const planned = withTimes({ ...LIVE, version: 1, until: NEXT.from }, NEXT)

/** What the form of a record says about what goes live later, and until when the public site shows it. */
const meta = {
  title: 'Screens/Features/Publishing/Times',
  component: AdminAt,
  args: { path: editPath('UK', career, jobId) },
  parameters: { layout: 'fullscreen', api: planned },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The site shows version 1, and version 2 is scheduled. */
export const ChangeScheduled: Story = {
  play: async ({ canvas }) => {
    const text = 'Version 2 goes live Tue 1 Dec, 09:00 in London.'
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByText(/^The public site shows an earlier version/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change time…' })).toBeVisible()
  },
}

/** In the US the clocks of the region are not those of the person. */
export const InBothZones: Story = {
  args: { path: editPath('US', career, jobId) },
  play: async ({ canvas }) => {
    const text = 'Version 2 goes live Tue, Dec 1, 4:00 AM in New York · 9:00 AM UTC.'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...InBothZones,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Dark: Story = { ...InBothZones, globals: { theme: 'dark' } }

/** A later save does not change what is scheduled. */
export const OlderVersionScheduled: Story = {
  parameters: { api: withTimes({ ...NEXT, version: 1 }) },
  play: async ({ canvas }) => {
    const text = 'Version 1 goes live Tue 1 Dec, 09:00 in London. You are editing version 2.'
    await expect(await canvas.findByText(text)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule this version instead' }))
    const dialog = await scheduleDialog()
    await expect(dialog.getByText('A change is scheduled already')).toBeVisible()
  },
}

export const EndsLater: Story = {
  parameters: { api: withTimes(ENDING) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('On the site until Wed 3 Mar 2027, 18:00 in London.'),
    ).toBeVisible()
  },
}

/** The form can be used before the times are there. */
export const SlowNetwork: Story = {
  parameters: { api: { ...planned, answers: [neverLive] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The public site shows an earlier version/)).toBeVisible()
    await expect(canvas.queryByText(/goes live/)).toBeNull()
  },
}

/** Somebody who may not publish reads the times. */
export const AsEditor: Story = {
  parameters: {
    api: {
      ...planned,
      role: 'staff',
      rights: { areas: { careers: 'edit' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Version 2 goes live/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel schedule' })).toBeNull()
  },
}

export const CancelAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToCancel(canvas)
    await expect(dialog.getByText(/The public site goes on showing version 1\./)).toBeVisible()
  },
}

/** @summary What is live stays, and the banner goes. */
export const Cancelled: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await askToCancel(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel schedule' }))
    await expectToast('Version 2 is not scheduled any more.')
    await waitFor(() => expect(canvas.queryByText(/goes live/)).toBeNull())
    await expect(canvas.getByText(/^The public site shows an earlier version/)).toBeVisible()
  },
}

/** @summary Undo schedules the version as it was. */
export const CancelUndone: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const before = (await canvas.findByText(/^Version 2 goes live/)).textContent
    const dialog = await askToCancel(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel schedule' }))
    await expectToast('Version 2 is not scheduled any more.')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectToast('Version 2 is scheduled again.')
    await expect((await canvas.findByText(/^Version 2 goes live/)).textContent).toBe(before)
  },
}

/** @summary A failure leaves everything as it is. */
export const CancelFailed: Story = {
  tags: ['action'],
  parameters: { api: { ...planned, answers: [answers.failingToSave('careers')] } },
  play: async ({ canvas }) => {
    const dialog = await askToCancel(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel schedule' }))
    await expectToast(/Nothing was cancelled\.$/)
    await expect(canvas.getByText(/^Version 2 goes live/)).toBeVisible()
  },
}

export const EndAsked: Story = {
  parameters: { api: withTimes(LIVE) },
  play: async ({ canvas }) => {
    const dialog = await askForEnd(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Set end' }))
    await expect(await dialog.findByText('A day is required')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'End day' })).toHaveFocus())
  },
}

export const EndAskedOnAPhone: Story = {
  ...EndAsked,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** @summary The end is set without a save, and Undo removes it. */
export const EndSet: Story = {
  tags: ['action'],
  parameters: { api: withTimes(LIVE) },
  play: async ({ canvas }) => {
    const dialog = await askForEnd(canvas)
    await retype(dialog, 'End day', '3 Mar 2027')
    await userEvent.click(dialog.getByRole('button', { name: 'Set end' }))
    const text = 'Wed 3 Mar 2027, 09:00 in London.'
    await expectToast(`“${title}” is on the site until ${text}`)
    await expect(await canvas.findByText(`On the site until ${text}`)).toBeVisible()
    await expectClosed()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expectToast('The end is as before.')
    await waitFor(() => expect(canvas.queryByText(/^On the site until/)).toBeNull())
  },
}

async function askToCancel(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel schedule' }))
  const name = 'Cancel version 2 of this career?'
  return within(await screen.findByRole('alertdialog', { name }))
}

async function askForEnd(canvas: Canvas) {
  await chooseWay(canvas, /^Set end…/)
  const dialog = within(await screen.findByRole('dialog', { name: 'End of this career' }))
  await dialog.findByRole('radiogroup', { name: 'Ends' })
  return dialog
}
