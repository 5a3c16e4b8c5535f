import type { StoryContext } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

type Canvas = StoryContext['canvas']

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
