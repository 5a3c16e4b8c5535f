import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { ADMINISTRATOR, openAs, type Person } from './people'
import type { Product } from './product'

const QUERIES = '/US/dashboard/queries'

let sam: Person
test.beforeAll(async ({ product }) => {
  sam = await product.addPerson('Sam Okoye', 'Staff')
})

/** Sends a query from the public site. */
async function ask({ call }: Product, subject: string) {
  const asked = { name: 'Noor Haddad', email: 'noor@example.com', phone: '', region: 'UK' }
  const message = 'Do you have room for two of us?\nWe would bring our own chairs.'
  await call('POST', '/public/queries', { body: { ...asked, subject, message } })
}

async function openQuery(page: Page, subject: string) {
  await page.getByRole('row', { name: subject }).getByRole('link').first().click()
  const dialog = page.getByRole('dialog', { name: subject })
  await expect(dialog.getByText('We would bring our own chairs.')).toBeVisible()
  return dialog
}

test('take a query, note, answer, done', async ({ page, product }) => {
  const subject = `A stand ${Date.now()}`
  await ask(product, subject)
  await openAs(page, sam, '/US/dashboard')
  await page.getByRole('link', { name: /New queries/ }).click()
  await expect(page).toHaveURL(/status=New/)
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByText(/^\d+\+? new$/),
  ).toBeVisible()

  const dialog = await openQuery(page, subject)
  const status = dialog.getByRole('button', { name: /Status$/ })
  await expect(status).toContainText('Read')
  await dialog.getByRole('button', { name: 'Take it' }).click()
  await expect(dialog.getByRole('button', { name: /Taken by$/ })).toContainText('Sam Okoye')

  await dialog.getByLabel('Add a note').fill('Asked the fair for chairs.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByRole('listitem').getByText('Asked the fair for chairs.')).toBeVisible()
  await expect(dialog.getByLabel('Add a note')).toHaveValue('')

  const reply = dialog.getByRole('link', { name: 'Reply' })
  await expect(reply).toHaveAttribute('href', /^mailto:noor@example\.com\?subject=Re%3A/)
  // No mail program opens here.
  await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await reply.click()
  await dialog.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(status).toContainText('Answered')
  await page.keyboard.press('Escape')

  await page.goto(`${QUERIES}?q=${encodeURIComponent(subject)}`)
  const row = page.getByRole('row', { name: subject })
  await expect(row).toContainText('Answered')
  await expect(row).toContainText('Sam Okoye')
})

test(
  'of two people who take a query, the second learns who has it',
  { tag: '@both' },
  async ({ page, openWindow, product }) => {
    const subject = `Two chairs ${Date.now()}`
    await ask(product, subject)
    await openAs(page, ADMINISTRATOR, QUERIES)
    const first = await openQuery(page, subject)
    await expect(first.getByRole('button', { name: /Status$/ })).toContainText('Read')
    const window = await openWindow()
    await openAs(window, sam, QUERIES)
    const second = await openQuery(window, subject)
    await expect(second.getByRole('button', { name: /Status$/ })).toContainText('Read')

    await first.getByRole('button', { name: 'Take it' }).click()
    await expect(first.getByRole('button', { name: 'Give it back' })).toBeVisible()
    await second.getByRole('button', { name: 'Take it' }).click()
    await expect(second.getByText('Ana Moreno has taken this query meanwhile.')).toBeVisible()
    await expect(second.getByRole('button', { name: /Taken by$/ })).toContainText('Ana Moreno')

    // What the other has not touched is changed all the same.
    await first.getByRole('button', { name: 'Give it back' }).click()
    await expect(first.getByRole('button', { name: 'Take it' })).toBeVisible()
    await second.getByRole('button', { name: /Status$/ }).click()
    await window.getByRole('option', { name: 'Spam' }).click()
    await expect(second.getByRole('button', { name: /Status$/ })).toContainText('Spam')
    await expect(second.getByRole('button', { name: /Taken by$/ })).toContainText('Nobody')
  },
)

test('many queries are given to somebody', async ({ page, product }) => {
  const subject = `Many ${Date.now()}`
  await ask(product, `${subject} one`)
  await ask(product, `${subject} two`)
  await openAs(page, sam, `${QUERIES}?q=${encodeURIComponent(subject)}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Set a field…' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Field$/ }).click()
  await page.getByRole('option', { name: 'Taken by' }).click()
  await dialog.getByRole('button', { name: /Taken by$/ }).click()
  await page.getByRole('option', { name: 'Sam Okoye' }).click()
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByText('Changed 2 queries.')).toBeVisible()
  await expect(page.getByRole('table').getByText('Sam Okoye')).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter by Taken by' }).click()
  await expect(page.getByRole('option', { name: /^Sam Okoye 2/ })).toBeVisible()
})
