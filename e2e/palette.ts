import { expect, type Page } from '@playwright/test'

/** The field of the palette. */
export const paletteField = (page: Page) => page.getByRole('combobox', { name: /Search/ })

export const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** Opens the palette with its key, which works as soon as the button is there. */
export async function openPalette(page: Page) {
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(paletteField(page)).toBeFocused()
}
