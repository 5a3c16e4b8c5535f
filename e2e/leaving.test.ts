import type { Locator, Page } from '@playwright/test'

import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

/** Times between the last key and the press, in milliseconds: before, while and after the answer to the search comes. */
const DELAYS = [0, 15, 60, 220]

test.describe('leaving a screen', () => {
  const dashboard = '/US/dashboard'

  for (const delay of DELAYS)
    test(`opening a record ${delay} ms after the last key is not undone by the search`, async ({
      page,
    }) => {
      await openAs(page, ADMINISTRATOR, `${dashboard}/masters/testimonials`)
      await slowDown(page, /\/assets\/EditScreen.*\.js/, 1500)
      const edit = page.getByRole('link', { name: /^Edit / }).first()
      await expect(edit).toBeVisible()
      await typeAndPress(page, 'a', edit, delay)
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
      await page.waitForTimeout(400)
      expect(new URL(page.url()).pathname).toMatch(/\/edit\//)
    })

  // The search starts before, while and after the router handles the press.
  for (const delay of [0, 10, 30, 100])
    test(`a record that opens above the list ${delay} ms after the last key keeps the search`, async ({
      page,
    }) => {
      await openAs(page, ADMINISTRATOR, `${dashboard}/queries`)
      const open = page.getByRole('link', { name: /^Open / }).first()
      await expect(open).toBeVisible()
      await typeAndPress(page, 'a', open, delay)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page).toHaveURL(/[?&]q=a/)
      await expect(page).toHaveURL(/[?&]open=/)
    })

  test('following a navigation link before the search starts is not undone either', async ({
    page,
  }) => {
    await openAs(page, ADMINISTRATOR, `${dashboard}/masters/testimonials`)
    await slowDown(page, /\/assets\/queries.*\.js/, 1500)
    await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
    const queries = page.getByRole('navigation', { name: 'Main' }).getByText('Queries')
    await typeAndPress(page, 'a', queries, 200)
    await expect(page.getByRole('heading', { name: 'Queries' })).toBeVisible()
    await page.waitForTimeout(400)
    expect(new URL(page.url()).pathname).toMatch(/\/queries$/)
  })

  test('a save that completes after its form was left does not navigate', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, `${dashboard}/masters/testimonials`)
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill(`${await name.inputValue()} II`)
    await slowDown(page, /\/api\/testimonials\//, 1500, 'PATCH')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByText('Blogs').click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { name: 'Blogs' })).toBeVisible()
    await expect(page.getByText(/is saved/)).toBeVisible()
    await page.waitForTimeout(400)
    expect(new URL(page.url()).pathname).toMatch(/\/blogs$/)
  })
})

/** Types into the list's search and presses a link `delay` milliseconds after the last key. */
async function typeAndPress(page: Page, words: string, link: Locator, delay: number) {
  const target = await link.elementHandle()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(words)
  await page.waitForTimeout(delay)
  await target?.evaluate((element) => {
    if (element instanceof HTMLElement) element.click()
  })
}

/** Delays requests to matching addresses. */
async function slowDown(page: Page, address: RegExp, milliseconds: number, method = 'GET') {
  await page.route(address, async (route) => {
    if (route.request().method() === method)
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}
