import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

type Canvas = StoryContext['canvas']

export async function confirmDeletion() {
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
}

export async function opened() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export async function names(canvas: Canvas): Promise<(string | null)[]> {
  const table = await canvas.findByRole('table', { name: 'Queries' })
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
}
