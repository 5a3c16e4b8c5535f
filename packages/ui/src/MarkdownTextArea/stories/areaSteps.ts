import { userEvent, within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** Presses a button of the toolbar with the mouse. */
export async function pressTool(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}( \\(|$)`) }))
}

/** The browser's undo, which simulated keys do not reach. */
export function undo(): void {
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('undo')
}

/** The part that shows the preview. */
export function previewOf(canvas: Canvas): HTMLElement {
  return canvas.getByRole('region', { name: /^Preview of/ })
}

/** Opens the preview, and answers what to look for in it. */
export async function openPreview(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
  return within(previewOf(canvas))
}

/** Pastes into a text area, and answers whether the browser is kept from doing it. */
export function pasteText(
  area: HTMLTextAreaElement,
  { text, html }: { text: string; html?: string },
): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  if (html !== undefined) clipboardData.setData('text/html', html)
  return !area.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}
