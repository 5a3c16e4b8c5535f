import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, logInAs, logOut } from './people'

const USERS = '/US/dashboard/security-console/users'

test('after a logout no cache of the browser has anything of the person', async ({
  page,
  complaints,
}) => {
  const answers = new Map<string, string | undefined>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // Pictures are those of the public website.
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/images/')) return
    answers.set(response.url(), response.headers()['cache-control'])
  })
  await logInAs(page, ADMINISTRATOR, '/US/dashboard/masters/testimonials')
  await listedTitles(page)
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible()
  await page.goto(USERS)
  await listedTitles(page)
  await logOut(page, ADMINISTRATOR)

  expect(answers.size).toBeGreaterThan(3)
  expect(new Set(answers.values())).toEqual(new Set(['no-store']))
  expect(await isCached(page, USERS)).toBe(true)
  for (const url of answers.keys()) expect(await isCached(page, url)).toBe(false)
  // The browser complains of each that it does not have it.
  const MISS = 'Failed to load resource: net::ERR_CACHE_MISS'
  await expect.poll(() => complaints.filter((text) => text === MISS).length).toBe(answers.size)
  complaints.splice(0, complaints.length, ...complaints.filter((text) => text !== MISS))

  const others = await page.evaluate(async () => ({
    storages: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(others).toEqual({ storages: [], workers: 0 })
})

/** Whether the browser has what is at an address, without a question to the server. */
function isCached(page: Page, url: string): Promise<boolean> {
  return page.evaluate(async (address) => {
    const options = { cache: 'only-if-cached', mode: 'same-origin' } as const
    return (await fetch(address, options).catch(() => undefined))?.ok ?? false
  }, url)
}
