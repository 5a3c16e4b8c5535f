import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { duplicatePath, editPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { rename, renameAndSave, saveElsewhere, undoButton } from '../../testing/stories/editSteps'

const { filled } = testimonialFixtures

/** The undo of a save, after somebody else has saved the record. */
const meta = {
  title: 'Screens/Features/History/Undo too late',
  component: AdminAt,
  args: { path: editPath('US', testimonial, filled.id) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Somebody has changed the same field since: nothing is undone, and the toast says who. */
export const NotUndone: Story = {
  play: async ({ canvas }) => {
    await undoTooLate(canvas, { name: 'Priya Singh' })
    await expectToast(/^Ben Okafor has changed “Priya R. Raman” since, so it was not undone\./)
    await expect(await canvas.findByRole('rowheader', { name: 'Priya Singh' })).toBeVisible()
    await expect(compareButton()).toBeVisible()
  },
}

export const NotUndoneOnAPhone: Story = { ...NotUndone, globals: { viewport: { value: 'phone' } } }

/** Alt and T lead to the toast, and its button to the comparison. */
export const NotUndoneByKeyboard: Story = {
  tags: ['action'],
  play: async (context) => {
    await NotUndone.play?.(context)
    await waitFor(() => expect(screen.queryByText(/is saved/)).toBeNull())
    await userEvent.keyboard('{Alt>}t{/Alt}{Tab}')
    await waitFor(() => expect(compareButton()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await comparison()).toBeVisible()
  },
}

/** The form of the record compares the save, what is stored now, and what the undo would bring back. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, { name: 'Priya Singh', rating: 3 })
    const name = within(dialog.getByRole('group', { name: 'Name' }))
    await expect(name.getByText(/^Your save:/)).toHaveTextContent('Your save: Priya R. Raman')
    await expect(
      name.getByRole('radio', { name: /^Ben Okafor, just now.*Singh/ }),
    ).not.toBeChecked()
    await expect(name.getByRole('radio', { name: /^Before your save/ })).not.toBeChecked()
    await expect(dialog.queryByRole('group', { name: 'Rating' })).toBeNull()
  },
}

export const ComparedOnAPhone: Story = { ...Compared, globals: { viewport: { value: 'phone' } } }

export const ComparedInDark: Story = { ...Compared, globals: { theme: 'dark' } }

/** The former name is stored, beside the rating that somebody has chosen since. */
export const UndoneAfterTheComparison: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, { name: 'Priya Singh', rating: 3 })
    await userEvent.click(dialog.getByRole('radio', { name: /^Before your save/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save this version' }))
    await expectToast(`“${filled.name}” is saved.`)
    const row = await canvas.findByRole('row', { name: new RegExp(filled.name) })
    await expect(within(row).getByRole('img', { name: '3 of 5' })).toBeVisible()
  },
}

/** The form has the former values as an unsaved change, and says who has changed the record. */
export const LeftInTheForm: Story = {
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, { name: 'Priya Singh' })
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('The undo is not saved yet')).toBeVisible()
    await expect(canvas.getByText(/^Ben Okafor changed the name just now\./)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(filled.name)
    // The pressed button of the toast, which has the same name, leaves with the toast.
    await expect(await canvas.findByRole('button', { name: 'Compare…' })).toBeVisible()
  },
}

/** A form with unsaved changes asks before it makes place for the comparison. */
export const UnsavedChangesMeanwhile: Story = {
  play: async ({ canvas }) => {
    await undoTooLate(canvas, { name: 'Priya Singh' })
    await screen.findByRole('button', { name: 'Compare…' })
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Priya Singh' }))
    await rename(canvas, 'P. Singh')
    await userEvent.click(compareButton())
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Leave without saving?')).toBeVisible()
  },
}

/** Somebody has changed the new record since: it stays. The toast says who, and leads to it. */
export const CreationNotUndone: Story = {
  args: { path: duplicatePath('US', testimonial, filled.id) },
  play: async ({ canvas }) => {
    await rename(canvas, 'Ida Holm')
    await userEvent.click(canvas.getByRole('button', { name: 'Add testimonial' }))
    await canvas.findByRole('rowheader', { name: 'Ida Holm' })
    await saveElsewhere('019b0000-0000-7000-8000-000000000001', { rating: 3 }, 1)
    await userEvent.click(undoButton())
    await expectToast(/^Ben Okafor has changed “Ida Holm” since, so it was not deleted again\./)
    await expect(screen.getByRole('button', { name: 'Open it' })).toBeVisible()
  },
}

/** Saves another name, and undoes that after Ben Okafor has saved too. */
async function undoTooLate(canvas: Canvas, theirs: object) {
  await renameAndSave(canvas)
  await saveElsewhere(filled.id, theirs, filled.version + 1)
  await userEvent.click(undoButton())
}

async function compare(canvas: Canvas, theirs: object) {
  await undoTooLate(canvas, theirs)
  await userEvent.click(await screen.findByRole('button', { name: 'Compare…' }))
  return within(await comparison())
}

function comparison() {
  return screen.findByRole('dialog', { name: 'You and Ben Okafor both changed Name' })
}

function compareButton() {
  return screen.getByRole('button', { name: 'Compare…' })
}
