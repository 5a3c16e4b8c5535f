import type { StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

export function restoreButton(canvas: Canvas, title: string) {
  return canvas.findByRole('button', { name: `Restore ${title}` })
}

export function restoreButtons(canvas: Canvas) {
  return canvas.getAllByRole('button', { name: /^Restore / })
}

export function namesOf(canvas: Canvas): string[] {
  return restoreButtons(canvas).map((button) => button.getAttribute('aria-label') ?? '')
}

export function rowOf(canvas: Canvas, title: string) {
  return within(canvas.getByText(title).closest('li') ?? document.body)
}

export async function askToDelete(canvas: Canvas, title: string) {
  const button = await canvas.findByRole('button', { name: `Delete for ever: ${title}` })
  await userEvent.click(button)
  return within(await screen.findByRole('alertdialog'))
}
