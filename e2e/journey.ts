import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { expect, test } from 'vitest'

import { browserFlags, requireBrowser } from '../scripts/browser'

interface Journey {
  browser: Browser
  /** Whether the windows belong to a device with a touch screen. */
  hasTouch: boolean
  /** Opens a browser window with a storage of its own. */
  openWindow: () => Promise<Page>
  /** The first window. */
  page: Page
}

/** A test in a real browser. It also fails for whatever went wrong in its windows without being seen. */
export const journey = test.extend<Journey>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from the braces what a fixture needs
    async ({}, provide) => {
      const browser = await chromium.launch({
        executablePath: requireBrowser(),
        args: browserFlags,
      })
      await provide(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],

  hasTouch: false,

  openWindow: async ({ browser, hasTouch, task }, provide) => {
    const pages: Page[] = []
    const problems: string[] = []
    await provide(async () => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 960 },
        locale: 'en-GB',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        hasTouch,
      })
      context.setDefaultTimeout(10_000)
      await watchPolicy(context, problems)
      const page = await context.newPage()
      watch(page, problems)
      pages.push(page)
      return page
    })
    if (task.result?.state === 'fail')
      await Promise.all(pages.map((page, at) => keep(page, task.id, at)))
    await Promise.all(pages.map((page) => page.context().close()))
    expect(problems, 'What the browser complained of').toEqual([])
  },

  page: async ({ openWindow }, provide) => {
    await provide(await openWindow())
  },
})

// The browser itself reports an answer that refuses something, and the console tells it to the person.
const REFUSED =
  /^Failed to load resource: the server responded with a status of (401|403|404|412|422)/

/** Collects errors of the page, and errors and warnings of its console. */
function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('crash', () => problems.push('The page crashed'))
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !REFUSED.test(text)) problems.push(text)
  })
}

/** Collects what the content security policy refuses in any page of a context, the first script included. */
export async function watchPolicy(context: BrowserContext, violations: string[]) {
  await context.exposeFunction('tellOfViolation', (text: string) => violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      const tell: unknown = Reflect.get(globalThis, 'tellOfViolation')
      if (typeof tell === 'function')
        tell(`${effectiveDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`)
    })
  })
}

/** What the window showed when the journey broke off. */
async function keep(page: Page, id: string, window: number) {
  const folder = join(import.meta.dirname, '../reports/e2e')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${id}-window-${window + 1}.png`)
  await page.screenshot({ path }).catch(() => undefined)
  console.log(`At ${page.url()}, see ${path}`)
}
