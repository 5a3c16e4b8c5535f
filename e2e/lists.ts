import { expect, type Page } from '@playwright/test'

/** Waits for the records of a list, and returns their titles. Until they are loaded, the rows are empty. */
export async function listedTitles(page: Page): Promise<string[]> {
  const titles = page.getByRole('rowheader')
  await expect(titles.first()).toHaveText(/\S/)
  return titles.allInnerTexts()
}
