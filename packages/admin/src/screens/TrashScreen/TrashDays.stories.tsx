import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { trashPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { chooseInRow } from '../../testing/stories/rowMenu'
import { someTrashed } from '../../testing/stories/trashed'

const some = someTrashed(careerFixtures)
const fourth = careerFixtures.records.map(career.titleOf)[3] ?? ''

/** How long the server keeps what is deleted, in the trash and before a deletion. */
const meta = {
  title: 'Screens/Features/Trash/Days kept',
  component: AdminAt,
  args: { path: trashPath('US', career) },
  parameters: { layout: 'fullscreen', api: some },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The console does not know yet how long: the answer about the person is still on its way. */
export const NotKnown: Story = {
  parameters: { api: { trashes: { careers: [] }, answers: [answers.never('me')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What is deleted can be restored here.')).toBeVisible()
  },
}

/** The server keeps what is deleted for a week. */
export const AnotherNumberOfDays: Story = {
  parameters: { api: { ...some, trashDays: 7 } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Deleted permanently in 7 days/))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'All careers' }))
    await chooseInRow(canvas, fourth, 'Delete')
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(
      await dialog.findByText(/You can restore it from the trash for 7 days\./),
    ).toBeVisible()
  },
}

/** The server deletes nothing by itself. */
export const KeptForEver: Story = {
  parameters: { api: { ...some, trashDays: 0 } },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/Stays until it is deleted for ever/))[0],
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'All careers' }))
    const all = await canvas.findByRole('checkbox', { name: 'Select all on this page' })
    await userEvent.click(all)
    const bar = within(await screen.findByRole('region', { name: 'Selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText(/restore them from the trash at any time\./)).toBeVisible()
  },
}
