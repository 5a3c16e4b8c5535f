import { expect, test } from './journey'
import { ADMINISTRATOR, confirmAs, logInAs, logOut, type Person } from './people'

const CHOOSE = 'Choose your own password'

let noor: Person
test.beforeAll(async ({ product }) => {
  noor = await product.addPerson('Noor Haddad', 'Staff')
})

test('a lost password is replaced by a one-time password, then by a new one', async ({
  page,
  openWindow,
}) => {
  const theirs = await openWindow()
  await logInAs(theirs, noor, '/US/dashboard/queries')
  await expect(theirs.getByRole('table', { name: 'Queries' })).toBeVisible()

  await logInAs(page, ADMINISTRATOR, '/US/dashboard/security-console/users?q=haddad')
  await page.getByRole('link', { name: 'Edit Noor Haddad' }).click()
  await expect(page.getByText('Logged in, in 1 session.')).toBeVisible()
  await page.getByRole('button', { name: 'One-time password' }).click()
  await page.getByRole('button', { name: 'Make one-time password' }).click()
  await confirmAs(page, ADMINISTRATOR)
  const password = await page.getByLabel('One-time password', { exact: true }).innerText()
  expect(password).toHaveLength(20)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Not logged in anywhere.')).toBeVisible()
  expect(await page.content()).not.toContain(password)

  const navigation = theirs.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Home' }).click()
  await expect(theirs.getByRole('button', { name: 'Login' })).toBeVisible()
  await logInAs(theirs, { ...noor, password }, '/')
  await expect(theirs.getByRole('heading', { name: CHOOSE })).toBeVisible()
  await expect(theirs).toHaveURL('/US/dashboard')
  for (const path of ['queries', 'security-console/change-password', 'nowhere']) {
    await theirs.goto(`/US/dashboard/${path}`)
    await expect(theirs.getByRole('heading', { name: CHOOSE })).toBeVisible()
    await expect(theirs.getByRole('link')).toHaveCount(0)
  }

  const own = 'Gentle-orchard-31'
  await theirs.goto('/US/dashboard/queries')
  await theirs.getByLabel(/^Old Password/).fill(password)
  await theirs.getByLabel(/^New Password/).fill(own)
  await theirs.getByLabel(/^Confirm Password/).fill(own)
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await expect(theirs.getByRole('table', { name: 'Queries' })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('table', { name: 'Queries' })).toBeVisible()

  await logOut(theirs, noor)
  await logInAs(theirs, { ...noor, password: own }, '/')
  await expect(theirs.getByRole('heading', { name: /Good \w+, Noor/ })).toBeVisible()
})
