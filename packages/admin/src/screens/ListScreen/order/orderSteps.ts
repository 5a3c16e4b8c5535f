import type { StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/** The name of the button that sorts by the order. */
export const HINT = 'Sort by Order to move rows'

/** The handle of a row, once it is there. */
export async function handleOf(canvas: Canvas, name: string): Promise<HTMLElement> {
  return canvas.findByRole('button', { name: `Move ${name}` })
}

/** The table has a hint in its head, and for cards one before the menu. One of them is visible. */
export function visibleHint(canvas: Canvas): HTMLElement {
  const [hint] = canvas.getAllByRole('button', { name: HINT })
  if (!hint) throw new Error('There is no hint')
  return hint
}

/** The dialog that asks for a position. */
export async function findDialog() {
  return within(await screen.findByRole('dialog', { name: 'Move to position' }))
}

/** The titles of the rows, in their order. */
export function titles(canvas: Canvas): string[] {
  return canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
}

/** The values of Order By. */
export function numbers(canvas: Canvas): string[] {
  return canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('[data-align="end"] [data-value]')?.textContent ?? '')
}

/** Waits for a visible toast with Undo. */
export async function expectUndoable(text: string) {
  const words = await screen.findByText(text, { exact: false, selector: '.Toastify__toast *' })
  await waitFor(() => expect(words).toBeVisible())
}

/** Waits for an announcement. */
export async function expectSaid(text: string | RegExp) {
  await waitFor(() => expect(screen.getByText(text)).toBeInTheDocument())
}

/** Drags a row to just below the middle of another, and does not drop it. */
export async function drag(canvas: Canvas, name: string, to: string) {
  const handle = await handleOf(canvas, name)
  const start = handle.getBoundingClientRect()
  const target = (await handleOf(canvas, to)).closest('tr')?.getBoundingClientRect()
  const pointer = { pointerId: 1, isPrimary: true, buttons: 1, pointerType: 'mouse' }
  await fireEvent.pointerDown(handle, { ...pointer, button: 0, clientX: start.x, clientY: start.y })
  const middle = (target?.top ?? 0) + (target?.height ?? 0) / 2
  for (const y of [start.y + 8, middle + 4])
    // oxlint-disable-next-line no-await-in-loop -- One move after the other.
    await fireEvent.pointerMove(window, { ...pointer, clientX: start.x, clientY: y })
}
