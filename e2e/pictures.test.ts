import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, openAs } from './people'

test('a form takes a stored picture, and says where it stays when another one replaces it', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/clients/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Zebra Ltd')
  await page.getByRole('button', { name: 'Choose from pictures' }).click()
  const choice = page.getByRole('dialog', { name: 'Choose from pictures' })
  // A picture of the sample content, which its record has already.
  await choice
    .getByRole('button', { name: /Used in 1 place/ })
    .first()
    .click()
  await expect(choice).not.toBeAttached()
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Describe the picture' }).fill('A zebra')
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByText('“Zebra Ltd” is saved.')).toBeVisible()
  expect(await listedTitles(page)).toContain('Zebra Ltd')

  await page.getByRole('link', { name: 'Edit Zebra Ltd' }).click()
  await expect(page.getByRole('textbox', { name: 'Describe the picture' })).toHaveValue('A zebra')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('1 other place keeps the former picture.')).toBeVisible()
  await page.getByRole('button', { name: '1 other place' }).click()
  const places = page.getByRole('dialog', { name: 'Other places with the former picture' })
  await expect(places.getByRole('link')).toHaveCount(1)
})
