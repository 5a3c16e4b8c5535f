import { chromium, type CDPSession, type Page } from 'playwright'

import { browserFlags, requireBrowser } from '../../prerequisites/browser'

/** The network and the processor of a visit. */
export type Device = 'slow' | 'fast'

/** The times of one person's visits in milliseconds, until a page is painted and usable. */
export interface VisitTimes {
  loginCold: number
  signIn: number
  listCold: number
  listWarm: number
}

export interface Site {
  url: string
  list: string
  /** A selector of the rows of the list. */
  rows: string
}

export interface Credentials {
  email: string
  password: string
}

/** Opens the login with an empty cache, logs in, and opens a list with an empty and with a full cache. */
export async function visit(site: Site, person: Credentials, device: Device): Promise<VisitTimes> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await throttle(session, device)

    const loginCold = await timeOf(page, site.url, 'input[name=email]')
    // What loads after the first paint, and what the first touch of the form loads, is there when a person has typed.
    await page.waitForLoadState('networkidle')
    await page.locator('input[name=email]').fill(person.email)
    await page.locator('input[name=password]').fill(person.password)
    await page.waitForLoadState('networkidle')
    const signIn = await timeOfLogin(page)
    await page.waitForLoadState('networkidle')

    const list = site.url + site.list
    const open = () => timeOf(page, list, site.rows)
    await session.send('Network.clearBrowserCache')
    const listCold = await open()
    await page.waitForLoadState('networkidle')
    // The browser keeps compiled code after some visits.
    await open()
    await page.waitForLoadState('networkidle')
    return { loginCold, signIn, listCold, listWarm: await open() }
  } finally {
    await browser.close()
  }
}

/** Slow 4G as Lighthouse defines it, with a processor that is four times slower. */
async function throttle(session: CDPSession, device: Device) {
  if (device === 'fast') return
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const [down, up] = [1474.56, 675].map((kilobits) => (kilobits * 1000) / 8)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: down ?? 0,
    uploadThroughput: up ?? 0,
  })
}

async function timeOf(page: Page, url: string, selector: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(selector).first().waitFor()
  return page.evaluate(paintedAt)
}

async function timeOfLogin(page: Page): Promise<number> {
  const started = Date.now()
  await page.locator('form button:not([type=button])').click()
  await page.waitForURL((url) => url.pathname !== '/')
  await page.locator('tbody tr, h1').first().waitFor()
  return Date.now() - started
}

/** Runs in the page: the time of the next frame since the start of the navigation. */
function paintedAt(): Promise<number> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(() => done(performance.now())))
  })
}
