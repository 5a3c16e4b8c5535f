import { expect, screen, waitFor } from 'storybook/test'

/**
 * Waits for a toast with these words, which a part of the screen may say too; it fades in, so being there is not yet
 * being seen.
 */
export async function expectToast(words: string | RegExp): Promise<void> {
  const toast = await screen.findByText(words, { selector: '.Toastify__toast' })
  await waitFor(() => expect(toast).toBeVisible())
}
