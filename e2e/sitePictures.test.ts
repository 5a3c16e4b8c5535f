import type { Page } from '@playwright/test'

import { expect, test } from './journey'

const PAGES = ['', '/services', '/blogs', '/careers', '/team', '/contact']

for (const width of [390, 1280])
  test(`no page of the site moves while its pictures load at ${width} px, and each picture has a text or is decorative`, async ({
    page,
    site,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(noteShifts)
    // A picture comes later than the text around it.
    await page.route('**/api/images/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      await route.continue()
    })
    for (const path of PAGES) await visit(page, `${site.url}/us${path}`)
    await page.goto(`${site.url}/us/blogs`)
    const blog = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    await visit(page, new URL((await blog.getAttribute('href')) ?? '', site.url).href)
  })

/** Opens a page, and scrolls to each picture until it is there. */
async function visit(page: Page, url: string) {
  await page.goto(url)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.waitForFunction(() => {
    const missing = [...document.images].find(({ complete }) => !complete)
    missing?.scrollIntoView()
    return missing === undefined
  })
  const seen = await page.evaluate(() => ({
    shift: Math.round(Number(Reflect.get(globalThis, 'shift')) * 1000) / 1000,
    withoutText: document.querySelectorAll('img:not([alt])').length,
    withoutSize: document.querySelectorAll('img:not([width][height])').length,
  }))
  expect({ url, ...seen }).toEqual({ url, shift: 0, withoutText: 0, withoutSize: 0 })
}

/** Adds up what Lighthouse calls 'Cumulative Layout Shift'. Runs in the page before its scripts. */
function noteShifts() {
  Reflect.set(globalThis, 'shift', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = Number(Reflect.get(entry, 'value'))
      Reflect.set(globalThis, 'shift', Number(Reflect.get(globalThis, 'shift')) + value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
