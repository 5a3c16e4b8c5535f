import type { Page } from '@playwright/test'

import { fillForm } from './fillForm'
import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

const USERS = '/US/dashboard/security-console/users'
const CHOSEN = 'Gentle-orchard-31'

for (const width of [390, 1280])
  test(`somebody is invited by mail, joins and logs in, at ${width} px @both`, async ({
    page,
    openWindow,
    product,
    mails,
  }) => {
    test.slow()
    const email = `noa.${width}@example.com`
    await page.setViewportSize({ width, height: 900 })
    await openAs(page, ADMINISTRATOR, `${USERS}/create`)
    const names = { firstName: 'Noa', lastName: `Levi ${width}`, email }
    const token = await product.logIn(ADMINISTRATOR)
    const { records } = await product.call('GET', '/roles?q=Staff', { token })
    const [{ id: roleId }] = Array.isArray(records) ? records : []
    await fillForm(page, { ...names, roleId })
    await page.getByRole('checkbox', { name: /^Invite them/ }).check()
    await expect(page.getByLabel(/^Password/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Add colleague' }).click()
    await expect(page.getByText('Invited', { exact: true }).first()).toBeVisible()

    const own = await openWindow()
    await own.setViewportSize({ width, height: 900 })
    await own.goto(await linkTo(mails, email))
    await expect(own.getByRole('heading', { name: `Welcome, Noa Levi ${width}` })).toBeVisible()
    // A reload, as a program that looks at links, uses nothing up.
    await own.reload()
    await choose(own)
    await expect(own.getByText('Your password is set. Log in with it.')).toBeVisible()
    await expect(own.getByLabel(/^Email/)).toHaveValue(email)
    await own.getByLabel(/^Password/).fill(CHOSEN)
    await own.getByRole('button', { name: 'Login' }).click()
    await expect(own).toHaveURL(/dashboard$/)

    await page.reload()
    await expect(page.getByText(`Noa Levi ${width}`).first()).toBeVisible()
    await expect(page.getByText('Invited', { exact: true })).toHaveCount(0)
  })

test('who has forgotten the password chooses a new one with the link of a mail @both', async ({
  page,
  product,
  mails,
}) => {
  const { email, password } = await product.addPerson('Ida Keller', 'Staff')
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel(/^Email/).fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/a mail with a link is on its way/)).toBeVisible()
  const link = await linkTo(mails, email)
  await page.goto(link)
  await choose(page)
  await expect(page.getByLabel(/^Email/)).toHaveValue(email.toLowerCase())
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('The email or the password is not right.').first()).toBeVisible()
  await page.getByLabel(/^Password/).fill(CHOSEN)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/dashboard$/)
  await expect
    .poll(() => mails.filter(({ to }) => to === email.toLowerCase()).map(({ subject }) => subject))
    .toEqual([
      'Choose a new password for the staff console',
      'Your password for the staff console was changed',
    ])
  // In another tab of the same person, the link says that it was used.
  await page.goto(link)
  await expect(page.getByText('This link was already used.')).toBeVisible()
})

async function choose(page: Page) {
  await page.getByLabel(/^New Password/).fill(CHOSEN)
  await page.getByLabel(/^Confirm Password/).fill(CHOSEN)
  await page.getByRole('button', { name: 'Set password' }).click()
}

/** The link of the first mail to an address. */
async function linkTo(mails: readonly { to: string; text: string }[], email: string) {
  const found = () => mails.find(({ to }) => to === email.toLowerCase())
  await expect.poll(found).toBeDefined()
  return /http\S+\/set-password#\S+/.exec(found()?.text ?? '')?.[0] ?? ''
}
