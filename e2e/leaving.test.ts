import type { Page } from 'playwright'
import { expect } from 'vitest'

import { journey } from './journey'
import { ADMINISTRATOR, openAs } from './people'
import { eachProduct } from './product'

/** Moments of a press in the pause after the last key, in milliseconds; the search starts after 250. */
const IN_THE_PAUSE = [0, 120, 220, 245]

await eachProduct(({ url, database }) => {
  // What the browser does is the same on both databases.
  const inBrowser = journey.skipIf(database !== 'embedded')
  const dashboard = `${url}/US/dashboard`

  inBrowser('a press before the search starts is not taken back', async ({ page }) => {
    const list = `${dashboard}/masters/testimonials`
    await openAs(page, ADMINISTRATOR, list)
    await slowDown(page, /\/assets\/EditScreen.*\.js/, 1500)
    for (const moment of IN_THE_PAUSE) {
      // A route that was loaded once comes at once: each press meets a fresh page.
      await page.goto(list)
      const edit = page.getByRole('link', { name: /^Edit / }).first()
      await edit.waitFor()
      await typeAndPress(page, 'a', edit, moment)
      await page.getByRole('button', { name: 'Save changes' }).waitFor()
      await page.waitForTimeout(400)
      expect(new URL(page.url()).pathname, `pressed after ${moment} ms`).toMatch(/\/edit\//)
    }
  })

  inBrowser('nor is one on the navigation', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, `${dashboard}/masters/testimonials`)
    await slowDown(page, /\/assets\/queries.*\.js/, 1500)
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .waitFor()
    const queries = page.getByRole('navigation', { name: 'Main' }).getByText('Queries')
    await typeAndPress(page, 'a', queries, 200)
    await page.getByRole('heading', { name: 'Queries' }).waitFor()
    await page.waitForTimeout(400)
    expect(new URL(page.url()).pathname).toMatch(/\/queries$/)
  })

  inBrowser('a save that ends after its form was left calls nobody back', async ({ page }) => {
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
    await page.getByRole('heading', { name: 'Blogs' }).waitFor()
    await page.getByText(/is saved/).waitFor()
    await page.waitForTimeout(400)
    expect(new URL(page.url()).pathname).toMatch(/\/blogs$/)
  })
})

/** Types into the list's search and presses a link so many milliseconds after the last key. */
async function typeAndPress(
  page: Page,
  words: string,
  link: ReturnType<Page['getByRole']>,
  moment: number,
) {
  const target = await link.elementHandle()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(words)
  await page.waitForTimeout(moment)
  await target?.evaluate((element) => {
    if (element instanceof HTMLElement) element.click()
  })
}

/** Holds back what is asked for at these addresses for so many milliseconds. */
async function slowDown(page: Page, address: RegExp, milliseconds: number, method = 'GET') {
  await page.route(address, async (route) => {
    if (route.request().method() === method)
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}
