import { service } from '@staff/content/service/service.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'

/** A checkbox that is set for many records: yes or no. */
const meta = {
  title: 'Screens/Features/Bulk/Checkbox',
  component: AdminAt,
  args: { path: listPath('US', service) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Asked: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Set' }))
    await expect(await dialog.findByText('Keep out of search engines is required')).toBeVisible()
  },
}

/** @summary All selected records get the value, and Undo takes it back. */
export const Chosen: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: /Keep out of search engines$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Yes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Set' }))
    await expectToast(/^Changed \d+ services?\.$/)
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }))
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  await userEvent.click(bar.getByRole('button', { name: 'Set keep out of search engines…' }))
  return within(await screen.findByRole('dialog'))
}
