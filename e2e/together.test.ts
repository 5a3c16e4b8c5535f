import type { Page } from '@playwright/test'
import { contractualPositionFixtures } from '@staff/content/contractualPosition/contractualPosition.fixtures'

import { fillForm } from './fillForm'
import { expect, test } from './journey'
import { ADMINISTRATOR, logInAs, logOut, openAs, type Person } from './people'
import type { Product } from './product'

let kim: Person
test.beforeAll(async ({ product }) => {
  kim = await product.addPerson('Kim Berger', 'Administrator')
})

test('what was typed comes back after the session ended, for the same person only', async ({
  page,
  product,
}) => {
  const form = '/US/dashboard/masters/contractual-positions/create'
  // The badges come last. One that came after the session has ended would ask for the login at once.
  const badges = [/\/api\/queries\/waiting/, /\/api\/trash\?/].map((url) =>
    page.waitForResponse(url),
  )
  await logInAs(page, ADMINISTRATOR, form)
  await Promise.all(badges)
  const { role, location, duration, type, interviewMode, summary } =
    contractualPositionFixtures.filled
  await fillForm(page, { role, location, duration })
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  await product.call('POST', '/logout', { token })
  await fillForm(page, { type, interviewMode, summary })
  await page.getByRole('button', { name: 'Add contractual position' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(
    page.getByText('Your session has ended. Log in again to go on where you were.'),
  ).toBeVisible()

  await logInAs(page, kim, form)
  await expect(page.getByLabel('Role')).toBeVisible()
  await expect(page.getByLabel('Role')).toHaveValue('')
  await logOut(page, kim)

  await logInAs(page, ADMINISTRATOR, form)
  await expect(page.getByText('What you typed before is back')).toBeVisible()
  await expect(page.getByLabel('Role')).toHaveValue(role)
  await expect(page.getByLabel('Summary')).toHaveValue(summary)
})

test('a session that ends under a save goes on with nothing typed again', async ({
  page,
  product,
}) => {
  await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/contractual-positions/create')
  await fillForm(page, { ...contractualPositionFixtures.filled, role: 'Lock keeper' })
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  await product.call('POST', '/logout', { token })
  await page.getByRole('button', { name: 'Add contractual position' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel(/^Password/)).toBeFocused()
  await page.keyboard.type(ADMINISTRATOR.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Lock keeper” is saved.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Lock keeper' })).toBeVisible()
})

test(
  'two people change different fields of one record, and both survive',
  { tag: '@both' },
  async ({ page, openWindow, product }) => {
    const { second, stored } = await openTwice(page, openWindow, product)
    await second.getByLabel('Website Link').fill('https://otterhaus.example')
    await saveName(page, 'Otterhaus & Co')

    await second.getByRole('button', { name: 'Save changes' }).click()
    await expect(
      second.getByText(/“Otterhaus & Co” is saved, with what Ana Moreno has changed/),
    ).toBeVisible()
    expect(await stored()).toMatchObject({
      name: 'Otterhaus & Co',
      websiteLink: 'https://otterhaus.example',
    })
  },
)

test(
  'of two people at one field, the second overwrites nothing',
  { tag: '@both' },
  async ({ page, openWindow, product }) => {
    const { second, stored, saveAgain } = await openTwice(page, openWindow, product)
    await second.getByLabel('Name').fill('Otterhaus GmbH')
    await second.getByLabel('Website Link').fill('https://otterhaus.example')
    await saveName(page, 'Otterhaus & Co')

    const save = second.getByRole('button', { name: 'Save changes' })
    const dialog = second.getByRole('dialog', { name: 'You and Ana Moreno both changed Name' })
    await save.click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Save this version' }).click()
    await expect(dialog.getByText('Choose what to save for Name')).toBeVisible()
    await dialog.getByRole('button', { name: 'Back to the form' }).click()
    await expect(second.getByText('Your changes are not saved yet')).toBeVisible()
    await expect(second.getByText(/^Ana Moreno changed the name just now\./)).toBeVisible()
    await expect(save).toBeFocused()

    await save.click()
    await expect(dialog).toBeVisible()
    expect(await stored()).toMatchObject({ name: 'Otterhaus & Co', websiteLink: '' })

    await saveAgain('Otterhaus & Sons')
    await dialog.getByRole('radio', { name: /^You/ }).check()
    await dialog.getByRole('button', { name: 'Save this version' }).click()
    await expect(dialog.getByText(/^Before:/)).toHaveText('Before: Otterhaus & Co')
    expect(await stored()).toMatchObject({ name: 'Otterhaus & Sons', websiteLink: '' })

    await dialog.getByRole('radio', { name: /^You/ }).check()
    await dialog.getByRole('button', { name: 'Save this version' }).click()
    await expect(second.getByText('“Otterhaus GmbH” is saved.')).toBeVisible()
    expect(await stored()).toMatchObject({
      name: 'Otterhaus GmbH',
      websiteLink: 'https://otterhaus.example',
    })
  },
)

test('of two tabs of one person, the second overwrites nothing', async ({
  page,
  openWindow,
  product,
}) => {
  const { second, stored } = await openTwice(page, openWindow, product, ADMINISTRATOR)
  await second.getByLabel('Name').fill('Otterhaus GmbH')
  await saveName(page, 'Otterhaus & Co')
  await second.getByRole('button', { name: 'Save changes' }).click()
  const title = 'You changed Name here and in another tab'
  const dialog = second.getByRole('dialog', { name: title })
  await dialog.getByRole('radio', { name: /^You, in another tab, just now/ }).check()
  await dialog.getByRole('button', { name: 'Save this version' }).click()
  await expect(second.getByText('“Otterhaus & Co” is saved.')).toBeVisible()
  expect(await stored()).toMatchObject({ name: 'Otterhaus & Co' })
})

/** Opens the form of a new client in two windows. `stored` reads the client, and `saveAgain` renames it in the first. */
async function openTwice(
  page: Page,
  openWindow: () => Promise<Page>,
  product: Product,
  secondPerson = kim,
) {
  const { call, logIn } = product
  const token = await logIn(ADMINISTRATOR)
  const values = { name: 'Otterhaus', image: await anyImage(product, token), websiteLink: '' }
  const { id } = await call('POST', '/clients', { token, body: values })
  const form = `/US/dashboard/masters/clients/edit/${String(id)}`
  await openAs(page, ADMINISTRATOR, form)
  const second = await openWindow()
  await openAs(second, secondPerson, form)
  const stored = () => call('GET', `/clients/${String(id)}`, { token })
  const saveAgain = async (name: string) => {
    await page.goto(form)
    await saveName(page, name)
  }
  return { second, stored, saveAgain }
}

async function saveName(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible()
}

test(
  "a visitor's query arrives on the home and in the list",
  { tag: '@both' },
  async ({ page, product }) => {
    const subject = 'A stand at the fair'
    const message = 'Do you have room for two of us?\nWe would bring our own chairs.'
    const asked = { name: 'Noor Haddad', email: 'noor@example.com', phone: '', region: 'UK' }
    await product.call('POST', '/public/queries', { body: { ...asked, subject, message } })

    await openAs(page, ADMINISTRATOR, '/US/dashboard')
    await expect(page.getByText(subject).first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByText('Queries').click()
    await page.getByRole('row', { name: subject }).getByRole('link').first().click()
    await expect(page.getByText('We would bring our own chairs.')).toBeVisible()
  },
)

async function anyImage({ call }: Product, token: string): Promise<unknown> {
  const { records } = await call('GET', '/clients?pageSize=1', { token })
  return Array.isArray(records) ? records[0]?.image : undefined
}
