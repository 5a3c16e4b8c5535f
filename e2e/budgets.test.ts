import type { Page, Request } from '@playwright/test'

import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, openAs } from './people'

// What a browser with an empty cache downloads, in kilobytes of 1024 bytes as sent. The numbers are the same in every run.
test.describe('the budgets of downloads', () => {
  test('the login is one response, and its code is three files', async ({ page }) => {
    const requests = collect(page)
    await page.goto('/')
    await loaded(page)
    const { document, scripts, fonts } = await measure(requests)
    expect(document.count).toBe(1)
    expect(document.KB).toBeLessThan(LOGIN_PAGE_KB)
    expect(scripts.count).toBe(3)
    expect(scripts.KB).toBeLessThan(LOGIN_SCRIPT_KB)
    expect(fonts.count).toBe(1)
  })

  test('a list loads in at most 12 requests', async ({ page, browser }) => {
    await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/careers')
    const session: Record<string, string> = await page.evaluate(() =>
      Object.fromEntries(Object.entries(sessionStorage)),
    )
    const context = await browser.newContext()
    await context.addInitScript((items: Record<string, string>) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
    }, session)
    const cold = await context.newPage()
    const requests = collect(cold)
    await cold.goto('/US/dashboard/masters/careers')
    await listedTitles(cold)
    await loaded(cold)
    const { total, calls } = await measure(requests)
    expect(total.count).toBeLessThanOrEqual(12)
    expect(total.KB).toBeLessThan(LIST_KB)
    // The early calls are not repeated.
    expect(calls.count).toBe(2)
    await context.close()
  })
})

test('styles are made by the build: no screen makes a rule', async ({ page }) => {
  await page.addInitScript(() => {
    const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule')
    Object.assign(globalThis, { insertedRules: 0 })
    CSSStyleSheet.prototype.insertRule = function count(...rule) {
      Object.assign(globalThis, {
        insertedRules: Number(Reflect.get(globalThis, 'insertedRules')) + 1,
      })
      return insertRule.apply(this, rule)
    }
  })
  const inserted = () => page.evaluate(() => Number(Reflect.get(globalThis, 'insertedRules')))
  await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/careers')
  await listedTitles(page)
  expect(await inserted()).toBe(0)

  await page.locator('[data-row-menu]').first().click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('button', { name: /^Add career/ }).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click()
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
  expect(await inserted()).toBe(0)
})

const LOGIN_PAGE_KB = 10
const LOGIN_SCRIPT_KB = 105
// With the styles of all screens in one file that comes once, the frame of the console, and fonts with the weights of the interface only. No
// list loads the form of the login, and nothing of styled-components.
const LIST_KB = 242

/** Waits for the fonts, which a page asks for last. */
async function loaded(page: Page) {
  await page.evaluate(async () => void (await document.fonts.ready))
}

function collect(page: Page): Request[] {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return requests
}

async function measure(requests: Request[]) {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      return { type: request.resourceType(), bytes: responseBodySize + responseHeadersSize }
    }),
  )
  const sum = (...types: string[]) => {
    const counted = sizes.filter(({ type }) => types.length === 0 || types.includes(type))
    return { count: counted.length, KB: counted.reduce((all, { bytes }) => all + bytes, 0) / 1024 }
  }
  return {
    document: sum('document'),
    scripts: sum('script'),
    fonts: sum('font'),
    calls: sum('fetch'),
    total: sum(),
  }
}
