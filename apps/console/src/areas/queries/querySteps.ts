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

type Dialog = Awaited<ReturnType<typeof opened>>

/** The control with the status of the open query. */
export function statusOf(dialog: Dialog) {
  return dialog.findByRole('button', { name: /Status$/ })
}

/** The control with the person who takes care of the open query. */
export function takerOf(dialog: Dialog) {
  return dialog.findByRole('button', { name: /Taken by$/ })
}

export async function expectWork(dialog: Dialog, status: string, taker: string) {
  await waitFor(async () => expect(await statusOf(dialog)).toHaveTextContent(status))
  await waitFor(async () => expect(await takerOf(dialog)).toHaveTextContent(taker))
}

export async function choose(control: HTMLElement, name: string) {
  await userEvent.click(control)
  await userEvent.click(await screen.findByRole('option', { name }))
}
