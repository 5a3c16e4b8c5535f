import { readFile } from 'node:fs/promises'

import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

const LIST = '/US/dashboard/masters/careers'

test(
  'export, change three cells, import, see three changes',
  { tag: '@both' },
  async ({ page }) => {
    await openAs(page, ADMINISTRATOR, `${LIST}?sort=title&order=asc`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('All columns').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^careers-\d{4}-\d\d-\d\d\.csv$/)
    const file = await readFile(await download.path(), 'utf8')
    expect(file.startsWith('\uFEFFTitle,')).toBe(true)

    // The first cell of three rows: their titles.
    let changes = 0
    const changed = file.replaceAll(/\r\n[^",\r\n]+,/g, (row) => {
      changes += 1
      return changes <= 3 ? `\r\nNew title ${changes},` : row
    })
    expect(changes).toBeGreaterThan(2)

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Import…' }).click()
    await expect(page).toHaveURL(/\/careers\/import$/)
    await page.getByLabel('CSV or Excel file').setInputFiles({
      name: 'careers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(changed),
    })
    await expect(
      page.getByRole('main').getByText(/^Adds 0 careers, changes 3 and leaves \d+ as they are$/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Import 3 careers' }).click()
    await expect(page.getByRole('main').getByText(/^Added 0 careers, changed 3/)).toBeVisible()

    await page.getByRole('link', { name: 'Show the careers' }).click()
    await page.getByRole('searchbox').fill('New title')
    await expect(page.getByRole('rowheader', { name: /^New title \d$/ })).toHaveCount(3)
  },
)

test('rows with mistakes are named, and nothing is stored', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, `${LIST}/import`)
  await page
    .getByLabel('Or paste rows from a spreadsheet')
    .fill('Title\tExperience\nRiveter of the shipyard\t99')
  await page.getByRole('button', { name: 'Check the pasted rows' }).click()
  await expect(page.getByText('Row 2 · Riveter of the shipyard')).toBeVisible()
  await expect(page.getByText('Job experience must be between 0 and 50 years')).toBeVisible()
  await page.goto(`${LIST}?q=Riveter`)
  await expect(page.getByText('No careers match “Riveter”')).toBeVisible()
})
