import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

test.describe('after a deployment', () => {
  const home = '/US/dashboard'

  test('a screen whose files are gone announces a new version', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, `${home}/masters/testimonials`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await deploy(page)
    await page.getByRole('link', { name: 'Add testimonial' }).first().click()
    await expect(page.getByText('A new version is available')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Add testimonial' })).toBeVisible()
  })

  test('an open form keeps its values over the reload', async ({ page }) => {
    await page.clock.install()
    await openAs(page, ADMINISTRATOR, `${home}/masters/clients/create`)
    await page.getByLabel(/^Name/).fill('Typed before')
    await deploy(page)
    await page.clock.fastForward('05:30')
    await expect(page.getByText('A new version is available')).toBeVisible()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Typed before')
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Typed before')
  })
})

/** Simulates a deployment: the page refers to another script, and the old files are gone. */
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
