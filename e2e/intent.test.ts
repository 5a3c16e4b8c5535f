import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, openAs } from './people'

test.describe('a link that is pointed at', () => {
  test('loads its list before the press', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/careers')
    await listedTitles(page)
    const reads = countReads(page)
    const link = page.getByRole('link', { name: 'Testimonials' }).first()
    await link.hover()
    await expect.poll(reads).toBe(1)
    await page.route('**/api/testimonials?*', () => new Promise(() => {}))
    await link.click()
    // The second read never ends; the list is there from the first.
    await expect(page.getByRole('heading', { name: 'Testimonials' })).toBeVisible()
    await expect.poll(() => listedTitles(page)).toContain(testimonialFixtures.filled.name)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('loads nothing if the browser saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/careers')
    await listedTitles(page)
    const reads = countReads(page)
    await page.getByRole('link', { name: 'Testimonials' }).first().hover()
    await page.getByRole('link', { name: 'Testimonials' }).first().focus()
    await page.getByRole('link', { name: 'Clients' }).first().click()
    await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
    expect(reads()).toBe(0)
  })
})

/** Counts how often the list of testimonials is read from now on. */
function countReads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/testimonials') count++
  })
  return () => count
}
