import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'

/** The login of the fake API. */
export const FAKE = { email: 'ana@example.com', password: 'Correct-1' }

/** Logs in and waits for the home screen. */
export async function logIn(page: Page, { email, password }: typeof FAKE) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: /^Good/ }).waitFor()
}

/** Adds an author and a book of theirs, and checks its row. */
export async function addBook(page: Page, login: typeof FAKE) {
  await logIn(page, login)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(await page.getByRole('radiogroup', { name: 'Region' }).count()).toBe(0)
  await clickLink(page, 'Authors')
  await page.waitForURL(({ pathname }) => pathname === '/dashboard/authors')
  await clickLink(page, 'Add author')
  await page.getByRole('button', { name: 'Add author' }).click()
  await page.getByRole('link', { name: 'Name is required' }).waitFor()
  await page.getByLabel('Name').fill('Olga Tokarczuk')
  await page.getByRole('button', { name: 'Add author' }).click()
  await page.getByRole('row', { name: /Olga Tokarczuk/ }).waitFor()

  await clickLink(page, 'Books')
  await clickLink(page, 'Add book')
  // Not the button that sorts by title, which is there until the form is.
  await page.getByRole('textbox', { name: 'Title' }).fill('Flights')
  await choose(page, 'Author', 'Olga Tokarczuk')
  await choose(page, 'Genre', 'Novel')
  await page.getByLabel('Year').fill('2007')
  await page.getByRole('textbox', { name: 'Acquired' }).fill('22 Nov 2026')
  await page.getByRole('button', { name: 'Choose due back in a calendar' }).click()
  await page.getByRole('grid').getByRole('button').filter({ hasText: '15' }).click()
  await page.setInputFiles('input[type="file"]', await coverPicture())
  await page.getByRole('button', { name: 'Replace' }).waitFor()
  await page.getByRole('button', { name: 'Add book' }).click()

  const row = page.getByRole('row', { name: /Flights/ })
  // The names of authors come with a call of their own.
  await expect.poll(() => row.textContent()).toContain('Olga Tokarczuk')
  const cells = await row.textContent()
  expect(cells).toContain('2007')
  expect(cells).toContain('22 Nov 2026')
  expect(cells).toMatch(/15 \w+ \d{4}, 09:00/)
  const picture = row.locator('img')
  await expect.poll(() => picture.evaluate((img) => Reflect.get(img, 'naturalWidth'))).toBe(40)
}

/** Asks for the deletion of that book. */
export async function deleteBook(page: Page) {
  const row = page.getByRole('row', { name: /Flights/ })
  await row.getByRole('button', { name: 'Actions for Flights' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

/** What a person at the desk does: reads the authors, takes that book back, and may not rename it. */
export async function workAtDesk(page: Page, login: typeof FAKE) {
  await logIn(page, login)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(await links.allTextContents()).toEqual([
    'Home',
    'Books',
    'Authors',
    'Review',
    'Releases',
    'Pictures',
  ])
  await clickLink(page, 'Authors')
  await page.getByRole('link', { name: 'Open Olga Tokarczuk' }).waitFor()
  expect(await page.getByRole('link', { name: 'Add author' }).count()).toBe(0)

  await clickLink(page, 'Books')
  await clickLink(page, 'Edit Flights')
  const title = page.getByRole('textbox', { name: 'Title' })
  const save = page.getByRole('button', { name: 'Save changes' })
  await title.fill('Bieguni')
  await save.click()
  const draft = page.getByRole('row', { name: /Bieguni Changed/ })
  await draft.waitFor()
  await clickLink(page, 'Edit Bieguni')
  await title.fill('Flights')
  await page.getByRole('textbox', { name: 'Due back' }).fill('')
  await save.click()
  const row = page.getByRole('row', { name: /Flights/ })
  await row.waitFor()
  expect(await row.textContent()).not.toContain('09:00')
}

/** Follows the first link with this name. */
export async function clickLink(page: Page, link: string) {
  await page.getByRole('link', { name: link, exact: true }).first().click()
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(label) }).click()
  await page.getByRole('option', { name: option }).click()
}

async function coverPicture() {
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: 'teal' } })
  return { name: 'cover.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
