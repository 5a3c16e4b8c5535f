import { expect, screen, waitFor } from 'storybook/test'

/** Waits for a toast with these words; it fades in, so being there is not yet being seen. */
export async function expectToast(words: string | RegExp): Promise<void> {
  const toast = await screen.findByText(words)
  await waitFor(() => expect(toast).toBeVisible())
}
