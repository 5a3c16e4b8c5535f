import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { editPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { chooseWay, openSchedule, typeEnd } from '../RecordEditor/schedule/stories/scheduleSteps'
import { linkedCareers, linkedTwice, notLinked } from './stories/linkedCareers'

/** The dialogs that set an end say where the record is used that goes then. */
const meta = {
  title: 'Screens/Features/Pictures/Used in places/Ends',
  component: AdminAt,
  args: { path: editPath('UK', career, linkedTwice.jobId) },
  parameters: { layout: 'fullscreen', api: linkedCareers },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The line opens, and each place is a link. */
export const EndOfAUsedRecord: Story = {
  play: async ({ canvas }) => {
    const dialog = await askForEnd(canvas)
    await userEvent.click(await dialog.findByText('Used in 2 places', { selector: 'summary' }))
    await expect(dialog.getAllByRole('link')).toHaveLength(2)
  },
}

export const EndOfAUsedRecordOnAPhone: Story = {
  ...EndOfAUsedRecord,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const EndOfAnUnusedRecord: Story = {
  args: { path: editPath('UK', career, notLinked.jobId) },
  play: async ({ canvas }) => {
    const dialog = await askForEnd(canvas)
    await expect(await dialog.findByText('No other record uses it.')).toBeVisible()
  },
}

/** Who takes the end away again has nothing to think about. */
export const NoEnd: Story = {
  play: async ({ canvas }) => {
    const dialog = await askForEnd(canvas)
    await dialog.findByText('Used in 2 places', { selector: 'summary' })
    await userEvent.click(dialog.getByRole('radio', { name: 'Never' }))
    await expect(dialog.queryByText('Used in 2 places')).toBeNull()
  },
}

/** A change that is scheduled with an end. Without one, nothing is said. */
export const ScheduledEnd: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await expect(dialog.queryByText('Used in 2 places')).toBeNull()
    await typeEnd(dialog, '3 Mar 2027', '18:00')
    await expect(await dialog.findByText('Used in 2 places', { selector: 'summary' })).toBeVisible()
  },
}

export const ScheduledEndDark: Story = { ...ScheduledEnd, globals: { theme: 'dark' } }

export const ScheduledEndOfAnUnusedRecord: Story = {
  args: { path: editPath('UK', career, notLinked.jobId) },
  play: async ({ canvas }) => {
    const dialog = await openSchedule(canvas)
    await typeEnd(dialog, '3 Mar 2027', '18:00')
    await expect(await dialog.findByText('No other record uses it.')).toBeVisible()
  },
}

async function askForEnd(canvas: Canvas) {
  await chooseWay(canvas, /^Set end…/)
  const dialog = within(await screen.findByRole('dialog', { name: 'End of this career' }))
  await dialog.findByRole('radiogroup', { name: 'Ends' })
  return dialog
}
