import type { Page } from '@playwright/test'

import { codeOfStep, timeStep } from '@staff/contract'

import { expect, test } from './journey'
import { ADMINISTRATOR, confirmAs, logInAs, logOut, openAs, type Person } from './people'

for (const [name, width] of [
  ['Ida Narrow', 390],
  ['Ida Wide', 1280],
] as const)
  test(`an app is set up, asked for at the login, replaced by a recovery code, and reset, at ${width} px @both`, async ({
    page,
    openWindow,
    product,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const person = await product.addPerson(name, 'Staff')
    await logInAs(page, person, '/')
    await openOwnFactor(page, person)
    const { secret, recoveryCode } = await setUp(page, person)
    await expect(page.getByText(/10 recovery codes are unused/)).toBeVisible()

    await logOut(page, person)
    await logInWithPassword(page, person)
    await typeCode(page, '000000')
    await expect(page.getByText(/^This code is not right/)).toBeVisible()
    // The code of now has confirmed the app, and works once.
    await typeCode(page, await codeOfStep(secret, timeStep(Date.now()) + 1))
    await expect(page).toHaveURL(/dashboard$/)

    await logOut(page, person)
    await logInWithPassword(page, person)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await typeCode(page, recoveryCode.toLowerCase())
    await expect(page).toHaveURL(/dashboard$/)
    await openOwnFactor(page, person)
    await expect(page.getByText(/9 recovery codes are unused/)).toBeVisible()

    const administrator = await openWindow()
    await administrator.setViewportSize({ width, height: 900 })
    await reset(administrator, await idOf(product, person))
    // The session has ended, and the password alone is enough.
    const again = await openWindow()
    await again.setViewportSize({ width, height: 900 })
    await logInAs(again, person, '/')
    await openOwnFactor(again, person)
    await expect(again.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })

test('who has a role that requires a second factor sets one up first @both', async ({
  page,
  openWindow,
  product,
}) => {
  const person = await product.addPerson('Jo Varga', 'Staff')
  const token = await product.logIn(ADMINISTRATOR)
  const { roleId } = await product.call('GET', `/users/${await idOf(product, person)}`, { token })
  const administrator = await openWindow()
  const path = `/US/dashboard/security-console/roles/edit/${String(roleId)}`
  await openAs(administrator, ADMINISTRATOR, path)
  await administrator.getByRole('button', { name: 'Require…' }).click()
  const dialog = administrator.getByRole('dialog')
  await dialog.getByLabel(/^From/).fill(new Date().toLocaleDateString('en-US', { timeZone: 'UTC' }))
  await dialog.getByRole('button', { name: 'Require', exact: true }).click()
  await confirmAs(administrator, ADMINISTRATOR)
  await expect(administrator.getByText(/^Required from/)).toBeVisible()

  await logInAs(page, person, '/US/dashboard/queries')
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await setUp(page, person)
  await expect(page.getByRole('heading', { name: 'Queries' })).toBeVisible()

  // The other journeys log staff in without one.
  await administrator.getByRole('button', { name: 'Change…' }).click()
  await administrator.getByRole('button', { name: 'Do not require' }).click()
  await expect(administrator.getByText('Not required.')).toBeVisible()
})

/** Opens what people can do about their own login. */
async function openOwnFactor(page: Page, { name }: Person) {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
}

/** Sets up an app, by keyboard from the first code on. Resolves to its secret and to the first recovery code. */
async function setUp(page: Page, person: Person) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await confirmAs(page, person)
  const key = page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = (await key.innerText()).replaceAll(/\s/g, '')
  await page.getByLabel(/^Code/).fill(await codeOfStep(secret, timeStep(Date.now())))
  await page.keyboard.press('Enter')
  const codes = page.getByText(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  await page.getByRole('checkbox', { name: 'I have stored them' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Done' }).focus()
  await page.keyboard.press('Enter')
  return { secret, recoveryCode }
}

async function logInWithPassword(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

async function typeCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: /code/i }).fill(code)
  await page.keyboard.press('Enter')
}

async function reset(page: Page, id: string) {
  await openAs(page, ADMINISTRATOR, `/US/dashboard/security-console/users/edit/${id}`)
  await page.getByRole('button', { name: /^Reset second factor/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Reason/).fill('The phone was lost.')
  await dialog.getByRole('button', { name: 'Reset second factor' }).click()
  await confirmAs(page, ADMINISTRATOR)
  await expect(page.getByText('Second factor: none.')).toBeVisible()
}

interface Product {
  logIn: (person: Person) => Promise<string>
  call: (
    method: string,
    path: string,
    options: { token: string },
  ) => Promise<Record<string, unknown>>
}

async function idOf(product: Product, { email }: Person): Promise<string> {
  const token = await product.logIn(ADMINISTRATOR)
  const { records } = await product.call('GET', `/users?q=${encodeURIComponent(email)}`, { token })
  const [found]: { id?: string }[] = Array.isArray(records) ? records : []
  return found?.id ?? ''
}
