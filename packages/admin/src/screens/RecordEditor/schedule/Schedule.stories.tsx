import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { editPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { careersByStatus, careerWith } from '../../ListScreen/live/stories/careersByStatus'
import {
  neverLive,
  noting,
  chooseWay,
  openSchedule,
  retype,
  sent,
  typeEnd,
} from './stories/scheduleSteps'

const draft = careerWith('Draft')

/** Choosing when a version goes live and ends: 'Schedule…' in the menu beside Save. */
const meta = {
  title: 'Screens/Features/Publishing/Schedule',
  component: AdminAt,
  args: { path: editPath('UK', career, draft.jobId) },
  parameters: { layout: 'fullscreen', api: { ...careersByStatus, answers: [noting] } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await expect(dialog.getByRole('textbox', { name: 'Start day' })).toHaveValue('21/11/2026')
    await expect(dialog.getByText('Sat 21 Nov, 09:00 in London')).toBeVisible()
  },
}

export const OpenInTheUS: Story = {
  args: { path: editPath('US', career, draft.jobId) },
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    const told = dialog.getByText('Sat, Nov 21, 9:00 AM in New York · 2:00 PM UTC')
    await expect(told).toBeVisible()
  },
}

export const OpenOnAPhone: Story = {
  ...OpenInTheUS,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const OpenDark: Story = { ...OpenInTheUS, globals: { theme: 'dark' } }

export const OpenRightToLeft: Story = { ...OpenInTheUS, globals: { direction: 'rtl' } }

/** The times that are live and scheduled are still on their way. */
export const SlowNetwork: Story = {
  parameters: {
    api: {
      ...careersByStatus,
      answers: [neverLive],
    },
  },
  play: async ({ canvas }) => {
    await chooseWay(canvas, /^Schedule…/)
    const dialog = await screen.findByRole('dialog', { name: 'Schedule this career' })
    await expect(dialog).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Schedule' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const ClocksGoForward: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await retype(dialog, 'Start day', '28/3/2027')
    await retype(dialog, 'Start time', '1:30')
    await expect(dialog.getByText('This time does not exist: clocks go forward.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Use 02:30' })).toBeVisible()
  },
}

/** @summary The time that is offered takes the place of the one that does not exist. */
export const NextTimeUsed: Story = {
  tags: ['action'],
  play: async (context) => {
    await ClocksGoForward.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Use 02:30' }))
    await expect(screen.getByRole('textbox', { name: 'Start time' })).toHaveValue('02:30')
    await expect(screen.getByText('Sun 28 Mar 2027, 02:30 in London · 01:30 UTC')).toBeVisible()
  },
}

export const ClocksGoBack: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await retype(dialog, 'Start day', '31/10/2027')
    await retype(dialog, 'Start time', '1:30')
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expect(await dialog.findByText('Choose the first or the second time')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'First 01:30 (BST)' })).toBeVisible()
  },
}

/** @summary Which of the two times is meant, is chosen. */
export const SecondTimeChosen: Story = {
  tags: ['action'],
  play: async (context) => {
    await ClocksGoBack.play?.(context)
    await userEvent.click(screen.getByRole('radio', { name: 'Second 01:30 (GMT)' }))
    await expect(screen.getByText('Sun 31 Oct 2027, 01:30 in London')).toBeVisible()
  },
}

export const HasPassed: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await retype(dialog, 'Start day', '19/11/2026')
    await expect(dialog.getByText('This has passed: it goes live now.')).toBeVisible()
  },
}

export const EndBeforeStart: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await typeEnd(dialog, '20/11/2026', '10:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expect(await dialog.findByText('The end must be later than the start')).toBeVisible()
    await expect(sent).toEqual([])
  },
}
