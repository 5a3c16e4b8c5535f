import { expect, test } from './journey'
import { ADMINISTRATOR, openAs, type Person } from './people'

const DENIED = 'You do not have permission to view this page.'
const RESTRICTED =
  'This page is only available in the US region, but the data is the same for both US and UK.'

let robin: Person
test.beforeAll(async ({ product }) => {
  robin = await product.addPerson('Robin Field', 'Staff')
})

test('the UK has no teams, and switching the region keeps the screen', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/teams')
  await expect(page.getByRole('table', { name: 'Teams' })).toBeVisible()

  const region = page.getByRole('radiogroup', { name: 'Region' })
  await region.getByText('UK').click()
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
  await expect(page.getByText(RESTRICTED)).toBeVisible()
  await expect(page).toHaveURL('/UK/dashboard/masters/teams')

  await region.getByText('US').click()
  await expect(page.getByRole('table', { name: 'Teams' })).toBeVisible()
  await expect(page).toHaveURL('/US/dashboard/masters/teams')

  await page.goto('/UK/dashboard/masters/services/create')
  await page.getByRole('link', { name: 'Go Back to Home' }).click()
  await expect(page.getByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
  await expect(page).toHaveURL('/UK/dashboard')
})

test('an unknown country leads to the dashboard of the US', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/FR/dashboard/masters/careers')
  await expect(page.getByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
  await expect(page).toHaveURL('/US/dashboard')
})

test('staff open home, queries and their password, and nothing else', async ({ page }) => {
  await openAs(page, robin, '/US/dashboard')
  await expect(page.getByRole('heading', { name: /Good \w+, Robin/ })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText([/^Home/, /^Queries/])

  await links.last().click()
  await expect(page.getByRole('table', { name: 'Queries' })).toBeVisible()
  await page.getByRole('button', { name: `Account of ${robin.name}` }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/US/dashboard/security-console/change-password')
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()

  for (const path of ['change-password', 'masters/clients', 'security-console/users', 'nowhere']) {
    await page.goto(`/US/dashboard/${path}`)
    await expect(page.getByText(DENIED)).toBeVisible()
  }
})

test('a forged role shows nothing and is corrected', async ({ page }) => {
  const opened: string[] = []
  page.on('response', (response) => {
    const isData = /\/api\/(users|clients)/.test(response.url())
    if (isData && response.ok()) opened.push(response.url())
  })
  await openAs(page, robin, '/US/dashboard')
  for (const path of ['security-console/users', 'masters/clients']) {
    await page.evaluate(() => sessionStorage.setItem('roleTypeId', '1'))
    await page.goto(`/US/dashboard/${path}`)
    await expect(page.getByText(DENIED)).toBeVisible()
  }
  expect(await page.evaluate(() => sessionStorage.getItem('roleTypeId'))).toBe('2')
  expect(opened).toEqual([])
})
