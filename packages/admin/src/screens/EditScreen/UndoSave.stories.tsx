import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { duplicatePath, editPath, listPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import {
  openFromList,
  rename,
  renameAndSave,
  saveElsewhere,
  undoButton,
} from '../../testing/stories/editSteps'

const { filled } = testimonialFixtures

/** A save can be undone for ten seconds. */
const meta = {
  title: 'Screens/Features/History/Undo a save',
  component: AdminAt,
  args: { path: editPath('US', testimonial, filled.id) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The toast offers it. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await renameAndSave(canvas)
    await expect(undoButton()).toBeVisible()
  },
}

export const OfferedOnAPhone: Story = {
  ...Offered,
  globals: { viewport: { value: 'phone' } },
}

/** The record has its former values, and the list shows them. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await renameAndSave(canvas)
    await userEvent.click(undoButton())
    await expectToast('“Priya R. Raman” is as it was before.')
    await expect(await canvas.findByRole('rowheader', { name: filled.name })).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: 'Priya R. Raman' })).toBeNull()
  },
}

/** The form has the record of the list, which shows a save at once. */
export const UndoneFromTheList: Story = {
  tags: ['action'],
  args: { path: listPath('US', testimonial) },
  play: async ({ canvas }) => {
    await openFromList(canvas)
    await renameAndSave(canvas)
    await userEvent.click(undoButton())
    await expect(await canvas.findByRole('rowheader', { name: filled.name })).toBeVisible()
  },
}

/** Alt and T lead to the toast. */
export const UndoneByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await renameAndSave(canvas)
    await userEvent.keyboard('{Alt>}t{/Alt}{Tab}')
    await waitFor(() => expect(undoButton()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('rowheader', { name: filled.name })).toBeVisible()
  },
}

/** Somebody has changed another field since: their change stays. */
export const UndoneBesideTheirs: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await renameAndSave(canvas)
    await saveElsewhere(filled.id, { rating: 3 }, filled.version + 1)
    await userEvent.click(undoButton())
    await expectToast(
      '“Priya R. Raman” is as it was before; what Ben Okafor has changed since is kept.',
    )
    const row = await canvas.findByRole('row', { name: new RegExp(filled.name) })
    await expect(within(row).getByRole('img', { name: '3 of 5' })).toBeVisible()
  },
}

/** A new record is deleted. */
export const CreationUndone: Story = {
  args: { path: duplicatePath('US', testimonial, filled.id) },
  play: async ({ canvas }) => {
    await rename(canvas, 'Ida Holm')
    await userEvent.click(canvas.getByRole('button', { name: 'Add testimonial' }))
    await expectToast('“Ida Holm” is saved.')
    await canvas.findByRole('rowheader', { name: 'Ida Holm' })
    await userEvent.click(undoButton())
    await expectToast('“Ida Holm” is deleted again.')
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Ida Holm' })).toBeNull())
  },
}
