import { expect, type Page } from '@playwright/test'

/** Waits for the records of a list, and returns their titles. Until they are loaded, the rows are empty. */
export async function listedTitles(page: Page): Promise<string[]> {
  const titles = page.getByRole('rowheader')
  await expect(titles.first()).toHaveText(/\S/)
  return titles.allInnerTexts()
}

/** Opens the menu in the row of a record and chooses an item, such as Delete. */
export async function chooseInRow(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
