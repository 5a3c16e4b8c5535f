import { contractualPositionFixtures } from '@staff/content/contractualPosition/contractualPosition.fixtures'

import { expect, test } from './journey'
import { chooseInRow, listedTitles } from './lists'
import { ADMINISTRATOR, openAs } from './people'

const LIST = '/US/dashboard/masters/contractual-positions'
const inLeeds = contractualPositionFixtures.records.filter(({ location }) => location === 'Leeds')

test(
  'find the contract jobs in Leeds, set them to Hybrid, undo',
  { tag: '@both' },
  async ({ page }) => {
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
    await bar.getByRole('button', { name: 'Set a field…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Type$/ }).click()
    await page.getByRole('option', { name: 'Hybrid' }).click()
    await dialog.getByRole('button', { name: 'Set', exact: true }).click()

    await expect(page.getByText(/^Changed \d+ contractual position/)).toBeVisible()
    await expect(table.getByText('Hybrid')).toHaveCount(inLeeds.length)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Undone for \d+ contractual position/)).toBeVisible()
    await expect.poll(async () => typesIn(await table.innerText())).toEqual(typesIn(before))
  },
)

test('a word is replaced in all summaries after a preview, and the replacement undone', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, LIST)
  await listedTitles(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  for (const width of [640, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // One line at every width.
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(64)
  }
  await bar.getByRole('button', { name: 'Find and replace…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Find')).toBeFocused()
  await dialog.getByLabel('Find').fill('qwertyuiop')
  await expect(dialog.getByRole('region').getByText(/^Not found in the/)).toBeVisible()
  await dialog.getByLabel('Find').fill('THE')
  await dialog.getByLabel('Replace with').fill('this')
  await dialog.getByLabel('Whole words').check()
  await expect(dialog.locator('del').first()).toHaveText('the')
  const replace = dialog.getByRole('button', { name: /^Replace in \d/ })
  const [count] = /\d+/.exec(await replace.innerText()) ?? []
  await replace.click()
  await expect(
    page.getByText(new RegExp(`^Replaced in ${count} contractual position`)),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(new RegExp(`^Undone for ${count} contractual`))).toBeVisible()
})

test('an action whose answer was lost is found again on the next visit, and undone', async ({
  page,
  complaints,
}) => {
  await openAs(page, ADMINISTRATOR, LIST)
  const before = await listedTitles(page)
  // The server does it, and the connection ends before its answer.
  await page.route(
    '**/bulk',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 504 })
    },
    { times: 1 },
  )
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByText('Delete', { exact: true }).click()
  await page.getByRole('alertdialog').getByText('Delete', { exact: true }).click()
  await expect(page.getByText(/^The answer about .+ was lost\./)).toBeVisible()

  await page.reload()
  const notice = page.getByRole('region', { name: 'Undo' })
  await expect(notice.getByText(/^You deleted \d+ contractual positions?\./)).toBeVisible()
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Undone for \d+ contractual position/)).toBeVisible()
  // The order is that of the last change.
  await expect.poll(async () => (await listedTitles(page)).toSorted()).toEqual(before.toSorted())
  await expect(notice).toBeHidden()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('504')])
})

test('a record is duplicated', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, LIST)
  const name = contractualPositionFixtures.filled.role
  await chooseInRow(page, name, 'Duplicate')
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
