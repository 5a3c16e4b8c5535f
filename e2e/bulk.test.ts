import { contractualPositionFixtures } from '@staff/forms/content/contractualPosition/contractualPosition.fixtures'

import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, openAs } from './people'

const LIST = '/US/dashboard/masters/contractual-positions'
const inLeeds = contractualPositionFixtures.records.filter(({ location }) => location === 'Leeds')

test('find the contract jobs in Leeds, set them to Hybrid, undo', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, LIST)
  await page.getByRole('button', { name: 'Filter by Location' }).click()
  await page.getByRole('option', { name: /^Leeds/ }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/location=Leeds/)
  await expect(page.getByRole('rowheader')).toHaveCount(inLeeds.length)
  await listedTitles(page)
  const table = page.getByRole('table')
  const before = await table.innerText()

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Set…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Type$/ }).click()
  await page.getByRole('option', { name: 'Hybrid' }).click()
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()

  await expect(page.getByText(/^Changed \d+ contractual position/)).toBeVisible()
  await expect(table.getByText('Hybrid')).toHaveCount(inLeeds.length)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Undone for \d+ contractual position/)).toBeVisible()
  await expect.poll(async () => typesIn(await table.innerText())).toEqual(typesIn(before))
})

test('a record is duplicated', { tag: '@embedded' }, async ({ page }) => {
  await openAs(page, ADMINISTRATOR, LIST)
  const name = contractualPositionFixtures.filled.role
  await page.getByRole('link', { name: `Duplicate ${name}` }).click()
  await expect(page).toHaveURL(/\/create\?from=/)
  await expect(page.getByLabel('Role')).toHaveValue(name)
  await page.getByLabel('Role').fill('The same again')
  await page.getByRole('button', { name: 'Add contractual position' }).click()
  await expect(page.getByText('“The same again” is saved.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: name, exact: true })).toBeVisible()
})

/** The types in the text of a table. */
function typesIn(text: string): string[] {
  return text.match(/Remote|Hybrid|On site/g) ?? []
}
