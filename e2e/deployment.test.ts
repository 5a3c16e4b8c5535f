import type { Page } from 'playwright'
import { expect } from 'vitest'

import { journey } from './journey'
import { ADMINISTRATOR, openAs } from './people'
import { oneProduct } from './product'

await oneProduct(({ url }) => {
  const home = `${url}/US/dashboard`

  journey('a screen whose files are gone says that there is a new version', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, home)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await deploy(page)
    await page.getByRole('link', { name: 'Testimonials' }).first().click()
    await page.getByText('A new version is available').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { name: 'Testimonials' }).waitFor()
  })

  journey('a form that is open keeps what was typed over the reload', async ({ page }) => {
    await page.clock.install()
    await openAs(page, ADMINISTRATOR, `${home}/masters/clients/create`)
    await page.getByLabel(/^Name/).fill('Typed before')
    await deploy(page)
    await page.clock.fastForward('05:30')
    await page.getByText('A new version is available').waitFor()
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('Typed before')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.getByLabel(/^Name/).inputValue()).toBe('Typed before')
  })
})

/** Does to an open window what a deployment does: the page names another script, and the old files are gone. */
async function deploy(page: Page) {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/index-[\w-]+\.js/, 'index-newer.js') })
    },
  )
}
