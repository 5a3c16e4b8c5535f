import { chromium, type CDPSession, type Page } from 'playwright'

import { PASSWORD } from '../../../apps/api/tools/bench/load/fillDatabase'
import { browserFlags, requireBrowser } from '../../prerequisites/browser'
import { serveBarePages } from '../loading/bareServer'

/** A page with its own browser, and a DevTools session of that page. */
export interface OpenedPage {
  page: Page
  session: CDPSession
}

/** Opens the console, and logs in the person to whom the token belongs. */
export async function openConsole(url: string, token: string): Promise<OpenedPage> {
  const email = await emailOf(url, token)
  const opened = await openPage(url)
  const { page } = opened
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('nav[aria-label=Main]').waitFor()
  return opened
}

/** Opens the console and the bare page of lists and forms, each with a processor that is 4 × slower, and closes both after `act`. */
export async function withBothPages(
  url: string,
  token: string,
  act: (console: Page, bare: Page) => Promise<void>,
) {
  const server = await serveBarePages(url)
  const opened = await openConsole(url, token)
  const bare = await openBare(server.url, token)
  try {
    for (const { session } of [opened, bare])
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await act(opened.page, bare.page)
  } finally {
    server.close()
    await Promise.all([close(opened), close(bare)])
  }
}

/** Closes the browser of a page. */
export async function close({ page }: OpenedPage) {
  await page.context().browser()?.close()
}

async function openBare(url: string, token: string): Promise<OpenedPage> {
  const opened = await openPage(url)
  await opened.page.evaluate((value) => sessionStorage.setItem('token', value), token)
  await opened.page.goto(`${url}/blogs`)
  return opened
}

async function openPage(url: string): Promise<OpenedPage> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  // tsx calls this function in what it compiles, also in functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(url)
  return { page, session }
}

async function emailOf(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  // The server's own answer.
  const { email } = (await response.json()) as { email: string }
  return email
}
