import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

test.describe('a link that is pointed at', { tag: '@embedded' }, () => {
  test('loads its list before the press', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/careers')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const calls = collectCalls(page)
    const link = page.getByRole('link', { name: 'Testimonials' }).first()
    await link.hover()
    await expect.poll(calls).toEqual(['GET /api/testimonials'])
    await page.route('**/api/testimonials?*', () => new Promise(() => {}))
    await link.click()
    // The second read never ends; the list is there from the first.
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('loads nothing if the browser saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/careers')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const calls = collectCalls(page)
    await page.getByRole('link', { name: 'Testimonials' }).first().hover()
    await page.getByRole('link', { name: 'Testimonials' }).first().focus()
    await page.getByRole('link', { name: 'Clients' }).first().click()
    await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
    expect(calls()).not.toContain('GET /api/testimonials')
  })
})

function collectCalls(page: Page): () => string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/me')
      calls.push(`${request.method()} ${pathname}`)
  })
  return () => calls
}
