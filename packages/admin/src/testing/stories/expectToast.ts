import { expect, screen, waitFor } from 'storybook/test'

/**
 * Waits for a visible toast with this text. The screen may contain the same text, and a toast fades in after it is added.
 */
export async function expectToast(text: string | RegExp): Promise<void> {
  const toast = await screen.findByText(text, { selector: '.Toastify__toast, .Toastify__toast *' })
  await waitFor(() => expect(toast).toBeVisible())
}
