import type { StoryContext } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import { expectToast } from './expectToast'
import { saveAsBen } from './saveAsBen'

type Canvas = StoryContext['canvas']

/** Opens the form of Priya Raman's testimonial from the list. */
export async function openFromList(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Edit Priya Raman' }))
  await canvas.findByRole('form', { name: 'testimonial' })
}

export async function leaveWithChanges(canvas: Canvas) {
  await rename(canvas, 'Priya R. Raman')
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  return within(await screen.findByRole('alertdialog'))
}

export async function rename(canvas: Canvas, name: string) {
  const field = await canvas.findByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  await userEvent.type(field, name)
}

export async function save(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
}

/** Saves changes of a testimonial as Ben Okafor does, over the version that he saw. */
export function saveElsewhere(id: string, changes: object, version: number) {
  return saveAsBen(`/testimonials/${id}`, changes, version)
}

/** Saves another name, and waits for the list. */
export async function renameAndSave(canvas: Canvas) {
  await rename(canvas, 'Priya R. Raman')
  await save(canvas)
  await expectToast('“Priya R. Raman” is saved.')
  await canvas.findByRole('rowheader', { name: 'Priya R. Raman' })
}

export function undoButton() {
  return screen.getByRole('button', { name: 'Undo' })
}
