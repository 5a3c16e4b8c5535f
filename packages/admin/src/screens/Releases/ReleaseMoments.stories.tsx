import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { releasePath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { apiWith, itemOf, open, released, scheduled } from './stories/releases'

/** When a release goes out, and how it is taken back. */
const meta = {
  title: 'Screens/Features/Publishing/Release moments',
  component: AdminAt,
  args: { path: releasePath('US', open.id) },
  parameters: { layout: 'fullscreen', api: apiWith(open) },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const ReleaseAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await expect(dialog.getByText(/all go out at one moment, or none/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Release now' })).toBeVisible()
  },
}

export const ScheduleAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await userEvent.click(dialog.getByRole('radio', { name: 'Date and time' }))
    await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeVisible()
    await expect(dialog.getByText(/in New York/)).toBeVisible()
  },
}

/** @summary All records go out at once. */
export const ReleasedNow: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Release now' }))
    await expectToast('“Spring campaign” is out.')
    await expect(await canvas.findByText(/^Went out .*, by Ana Moreno$/)).toBeVisible()
    await expect(canvas.getByText('Ana Moreno released it')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

/** @summary The records wait for their moment. */
export const ScheduledLater: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await userEvent.click(dialog.getByRole('radio', { name: 'Date and time' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expectToast(/^“Spring campaign” goes out Sat, Nov 21, 9:00 AM in New York/)
    await expect(await canvas.findByRole('button', { name: 'Cancel schedule' })).toBeVisible()
  },
}

/** One record is refused, so nothing goes out. The dialog says why. */
export const RefusedByTheServer: Story = {
  parameters: { api: apiWith({ ...open, items: [itemOf('Draft'), itemOf('Scheduled')] }) },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Release now' }))
    await expect(await dialog.findByText(/^Nothing was released, because of “/)).toBeVisible()
  },
}

/** @summary The release is open again. */
export const Cancelled: Story = {
  tags: ['action'],
  args: { path: releasePath('US', scheduled.id) },
  parameters: { api: apiWith(scheduled) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel schedule' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancel schedule' }))
    await expectToast('The release is open again.')
    await expect(await canvas.findByRole('button', { name: 'Release…' })).toBeVisible()
  },
}

/** @summary The site shows what it showed before. The release that did that opens. */
export const Undone: Story = {
  tags: ['action'],
  args: { path: releasePath('US', released.id) },
  parameters: { api: apiWith(released) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo…' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Undo release' }))
    await expectToast('“Autumn openings” was undone.')
    await expect(
      await canvas.findByRole('heading', { name: /^Undo of Autumn openings/ }),
    ).toBeVisible()
    await expect(canvas.getByText(/Takes it from the site/)).toBeVisible()
  },
}

async function ask(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Release…' }))
  return within(await screen.findByRole('dialog', { name: 'Release' }))
}
