import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

import { connectTo, type Product } from './product'
import type { RunningSite } from './site'
import { startProduct, type Database, type RunningProduct } from './runningProduct'

export { expect }

/** What a project of the runner chooses. */
export interface ProductOptions {
  database: Database
}

interface JourneyFixtures {
  /** What the browser complained about: a journey that ends with a complaint fails. */
  complaints: string[]
  /** Opens another browser window, with a storage of its own. */
  openWindow: () => Promise<Page>
  /** The process of this file, and what it has. A test is skipped where its database does not answer. */
  running: RunningProduct
  /** The running product of this file, as its callers see it. */
  product: Product
  /** The mails that the product has sent, of all tests of this file. */
  mails: RunningProduct['mails']
  /** Stops the product, changes its database, and starts it again. */
  atRest: RunningProduct['atRest']
  /** Stops the product, and starts it again with another build of the console. The test ends with the one that it began with. */
  deploy: RunningProduct['deploy']
  /** The example website, which reads from the product. */
  site: RunningSite
}

interface WorkerFixtures extends ProductOptions {
  /** Starts the product of a file on its first call; undefined where the database does not answer. */
  productOf: (file: string) => Promise<RunningProduct | undefined>
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  database: ['embedded', { option: true, scope: 'worker' }],

  productOf: [
    async ({ database }, provide) => {
      let current: { file: string; product: RunningProduct | undefined } | undefined
      await provide(async (file) => {
        if (current?.file !== file) {
          await current?.product?.stop()
          current = { file, product: await startProduct(database) }
        }
        return current.product
      })
      await current?.product?.stop()
    },
    { scope: 'worker' },
  ],

  running: async ({ productOf, database }, provide, testInfo) => {
    const running = await productOf(testInfo.file)
    testInfo.skip(!running, `${database} does not answer`)
    if (running) await provide(running)
  },

  product: async ({ running }, provide) => provide(connectTo(running.url)),

  mails: async ({ running }, provide) => provide(running.mails),

  atRest: async ({ running }, provide) => provide(running.atRest),

  deploy: async ({ running, complaints }, provide) => {
    await provide(running.deploy)
    await running.deploy()
    // An open tab goes on asking for news while nothing answers. What it asks in the moment of the stop may be reset.
    const others = complaints.filter((text) => !/net::ERR_CONNECTION_(REFUSED|RESET)/.test(text))
    complaints.splice(0, complaints.length, ...others)
  },

  site: async ({ running }, provide) => provide(await running.site()),

  baseURL: async ({ product }, provide) => provide(product.url),

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the braces
  complaints: async ({}, provide) => {
    const complaints: string[] = []
    await provide(complaints)
    expect(complaints, 'What the browser complained about').toEqual([])
  },

  context: async ({ context, complaints }, provide) => {
    await collectComplaints(context, complaints)
    await provide(context)
  },

  openWindow: async ({ browser, complaints }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await collectComplaints(context, complaints)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

// The browser logs a refused response as an error; the console shows it to the person.
const REFUSED =
  /^Failed to load resource: the server responded with a status of (401|403|404|410|412|422)/

/** Collects what the policy refuses, errors of pages, and errors and warnings of their consoles. */
async function collectComplaints(context: BrowserContext, complaints: string[]) {
  await collectViolations(context, complaints)
  context.on('page', (page) => page.on('crash', () => complaints.push('The page crashed')))
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !REFUSED.test(text)) complaints.push(text)
  })
}

/** Collects what the content security policy refuses in any page of a context, the first script included. */
export async function collectViolations(context: BrowserContext, violations: string[]) {
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      const report: unknown = Reflect.get(globalThis, 'reportViolation')
      if (typeof report === 'function')
        report(`${effectiveDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`)
    })
  })
}
